#[=======================================================================[.rst:
FindPyllc
---------

Finds pyllc and a clang, and compiles OpenCL C to SPIR-V at build time.

Result variables:

``Pyllc_FOUND``, ``Pyllc_VERSION``
  Whether both programs are there, and the version of pyllc.

Cache variables, which name other programs if set before:

``Pyllc_EXECUTABLE``, ``Pyllc_CLANG``
  The programs.

Function::

  pyllc_add_opencl(<target> SOURCES <file>...
    [TRIPLE <triple>]               # spirv64 by default
    [STANDARD <standard>]           # CL3.0 by default
    [OUTPUT_DIRECTORY <folder>]     # the current binary folder by default
    [INCLUDE_DIRECTORIES <folder>...]
    [COMPILE_DEFINITIONS <definition>...]
    [COMPILE_OPTIONS <option>...]   # of clang, behind -O2
    [OPTIONS <option>...])          # of pyllc

The target, which ``all`` includes, makes ``<folder>/<name>.spv`` of each source ``<name>.cl``; a
source ``.ll`` or ``.bc`` goes to pyllc as it is. A source below the current source folder has its
output in the folder of the same relative name, any other one in the output folder itself. Headers
that a source includes are dependencies. The target's property ``PYLLC_OUTPUTS`` lists the outputs.
#]=======================================================================]

# Makefiles know DEPFILE since 3.20, and then ninja takes paths from CMake (CMP0116).
if(CMAKE_VERSION VERSION_LESS 3.20)
  message(FATAL_ERROR "FindPyllc needs CMake 3.20 or newer, not ${CMAKE_VERSION}")
endif()
cmake_policy(PUSH)
cmake_policy(VERSION 3.20)

# This folder is lib/python3.x/site-packages/spvbackend/cmake of an environment; on Windows, Lib
# lacks the folder python3.x.
find_program(Pyllc_EXECUTABLE NAMES pyllc
  HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../bin"
    "${CMAKE_CURRENT_LIST_DIR}/../../../../Scripts"
  DOC "pyllc, which makes SPIR-V of LLVM IR")
find_program(Pyllc_CLANG NAMES clang clang-22 clang-21 clang-20 clang-19 clang-18 clang-17 clang-16
  DOC "The clang that compiles OpenCL C to LLVM IR")
mark_as_advanced(Pyllc_EXECUTABLE Pyllc_CLANG)

unset(Pyllc_VERSION)
if(Pyllc_EXECUTABLE)
  execute_process(COMMAND "${Pyllc_EXECUTABLE}" --version
    OUTPUT_VARIABLE _pyllc_text RESULT_VARIABLE _pyllc_status)
  if(_pyllc_status EQUAL 0 AND _pyllc_text MATCHES "pyllc ([0-9]+(\\.[0-9]+)*)")
    set(Pyllc_VERSION "${CMAKE_MATCH_1}")
  endif()
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Pyllc
  REQUIRED_VARS Pyllc_EXECUTABLE Pyllc_CLANG VERSION_VAR Pyllc_VERSION)

function(pyllc_add_opencl target)
  set(lists SOURCES INCLUDE_DIRECTORIES COMPILE_DEFINITIONS COMPILE_OPTIONS OPTIONS)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TRIPLE;STANDARD;OUTPUT_DIRECTORY" "${lists}")
  if(DEFINED arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "pyllc_add_opencl: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  if(NOT arg_SOURCES)
    message(FATAL_ERROR "pyllc_add_opencl: target ${target} has no SOURCES")
  endif()
  if(NOT arg_TRIPLE)
    set(arg_TRIPLE spirv64)
  endif()
  if(NOT arg_STANDARD)
    set(arg_STANDARD CL3.0)
  endif()
  get_filename_component(folder "${arg_OUTPUT_DIRECTORY}" ABSOLUTE
    BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  set(flags "")
  foreach(one IN LISTS arg_INCLUDE_DIRECTORIES)
    get_filename_component(one "${one}" ABSOLUTE)
    list(APPEND flags "-I${one}")
  endforeach()
  foreach(one IN LISTS arg_COMPILE_DEFINITIONS)
    list(APPEND flags "-D${one}")
  endforeach()

  set(outputs "")
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(source "${source}" ABSOLUTE)
    file(RELATIVE_PATH name "${CMAKE_CURRENT_SOURCE_DIR}" "${source}")
    if(name MATCHES "^\\.\\./" OR IS_ABSOLUTE "${name}")
      get_filename_component(name "${source}" NAME)
    endif()
    string(REGEX REPLACE "\\.[^./]*$" "" stem "${name}")
    set(output "${folder}/${stem}.spv")
    if(output IN_LIST outputs)
      message(FATAL_ERROR "pyllc_add_opencl: two sources have the output ${output}")
    endif()
    set(module "${source}")
    if(NOT name MATCHES "\\.(ll|bc)$")
      set(module "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/${name}.bc")
      _pyllc_make_folder("${module}")
      add_custom_command(OUTPUT "${module}"
        COMMAND "${Pyllc_CLANG}" -x cl "-cl-std=${arg_STANDARD}" "--target=${arg_TRIPLE}" -O2
          ${flags} ${arg_COMPILE_OPTIONS} -MD -MF "${module}.d" -MQ "${module}"
          -emit-llvm -c "${source}" -o "${module}"
        DEPENDS "${source}" DEPFILE "${module}.d"
        COMMENT "Compiling OpenCL C ${name}" VERBATIM COMMAND_EXPAND_LISTS)
    endif()
    _pyllc_make_folder("${output}")
    set(depfile "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/${name}.spv.d")
    _pyllc_make_folder("${depfile}")
    add_custom_command(OUTPUT "${output}"
      COMMAND "${Pyllc_EXECUTABLE}" -filetype=obj ${arg_OPTIONS} -MD -MF "${depfile}"
        -MQ "${output}" "${module}" -o "${output}"
      DEPENDS "${module}" DEPFILE "${depfile}"
      COMMENT "Translating ${stem} to SPIR-V" VERBATIM COMMAND_EXPAND_LISTS)
    list(APPEND outputs "${output}")
  endforeach()
  add_custom_target(${target} ALL DEPENDS ${outputs} SOURCES ${arg_SOURCES})
  set_target_properties(${target} PROPERTIES PYLLC_OUTPUTS "${outputs}")
endfunction()

function(_pyllc_make_folder file)
  get_filename_component(folder "${file}" DIRECTORY)
  file(MAKE_DIRECTORY "${folder}")
endfunction()

cmake_policy(POP)
