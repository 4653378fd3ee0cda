"""A net as an ONNX file: its weights in, a function out. PyTorch is not needed for it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt
import onnx
from onnx import TensorProto, helper, numpy_helper

from meadhall.kernel.flow import MOST_SEATS

OPSET = 17
IR_VERSION = 9
Weights = Mapping[str, npt.NDArray[np.float32]]


def export(weights: Weights, file: Path) -> None:
    """The net of `model.py`, for any number of positions."""
    width = weights["see.weight"].shape[1]
    nodes = [
        gemm("seen", "see", "first"),
        helper.make_node("Relu", ["first"], ["first_on"]),
        gemm("first_on", "think", "second"),
        helper.make_node("Relu", ["second"], ["second_on"]),
        gemm("second_on", "judge", "judged"),
        helper.make_node("Sigmoid", ["judged"], ["worth"]),
    ]
    constants = {
        name.replace(".", "_"): np.ascontiguousarray(value, np.float32) for name, value in weights.items()
    }
    graph = helper.make_graph(
        nodes,
        "meadhall",
        [helper.make_tensor_value_info("seen", TensorProto.FLOAT, ["positions", width])],
        [helper.make_tensor_value_info("worth", TensorProto.FLOAT, ["positions", MOST_SEATS])],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    onnx.checker.check_model(model)
    part = file.with_suffix(".part")
    part.write_bytes(model.SerializeToString())
    part.replace(file)  # whoever reads it meanwhile has the old one or the new one


def gemm(given: str, layer: str, result: str) -> onnx.NodeProto:
    """A layer as PyTorch keeps it: [out, in]."""
    return helper.make_node("Gemm", [given, f"{layer}_weight", f"{layer}_bias"], [result], transB=1)
