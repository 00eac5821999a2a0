"""stub"""
from spvbackend.llvmir.values import Module
from spvbackend.analysis.data_layout import DataLayout
def run(module: Module, layout: DataLayout) -> None:
    pass
