"""A net as an ONNX file: its weights in, a function out. PyTorch is not needed for it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import onnx
from onnx import TensorProto, helper, numpy_helper

OPSET = 17
IR_VERSION = 9
Weights = Mapping[str, npt.NDArray[np.float32]]


def export(weights: Weights, file: Path) -> None:
    """The net of `model.py`, for any number of positions, and for as many seats as they show."""
    block, shared = weights["see.weight"].shape[1], weights["view.weight"].shape[1]
    constants: dict[str, npt.NDArray[Any]] = {
        # a layer is kept by PyTorch as [out, in]
        **{
            name.replace(".", "_"): np.ascontiguousarray(value.T)
            for name, value in weights.items()
            if name != "words.weight"
        },
        "words": weights["words.weight"],
        "none": np.array([0], np.int64),
        "shared": np.array([shared], np.int64),
        "all": np.array([np.iinfo(np.int64).max], np.int64),
        "by_seat": np.array([0, -1, block], np.int64),
        "of_numbers": np.array([1], np.int64),
        "of_seats": np.array([1], np.int64),
        "of_worths": np.array([2], np.int64),
        "looker": np.array(0, np.int64),
        "behind": np.array([0, 0, 0, 1], np.int64),
        "one": np.array(1, np.float32),
    }
    nodes = [
        node("Slice", ["seen", "none", "shared", "of_numbers"], "rest"),
        node("Slice", ["seen", "shared", "all", "of_numbers"], "seats_flat"),
        node("Reshape", ["seats_flat", "by_seat"], "seats"),
        *layer("seats", "see", "saw"),
        *to_every_seat("rest", "view", "viewed"),
        *to_every_seat("rest", "hold", "held"),
        node("Add", ["saw", "viewed"], "of_all"),
        node("Slice", ["of_all", "none", "of_seats", "of_seats"], "of_looker"),
        node("Slice", ["of_all", "of_seats", "all", "of_seats"], "of_others"),
        node("Add", ["of_looker", "held"], "of_looker_more"),
        node("Concat", ["of_looker_more", "of_others"], "first", axis=1),
        node("Relu", ["first"], "found"),
        node("ReduceSum", ["found", "of_seats"], "found_in_all", keepdims=0),
        *layer("found", "think", "thought"),
        *to_every_seat("found_in_all", "weigh", "weighed"),
        node("Add", ["thought", "weighed"], "second"),
        node("Relu", ["second"], "second_on"),
        node("ReduceSum", ["second_on", "of_seats"], "second_of_all", keepdims=0),
        *layer("second_on", "ponder", "pondered"),
        *to_every_seat("second_of_all", "balance", "balanced"),
        node("Add", ["pondered", "balanced"], "third"),
        node("Relu", ["third"], "settled"),
        *layer("settled", "judge", "logits"),
        node("Sigmoid", ["logits"], "judged"),
        node("Squeeze", ["judged", "of_worths"], "worth"),
        # of the looker
        node("Gather", ["settled", "looker"], "settled_of_looker", axis=1),
        *layer("settled_of_looker", "sense", "sensed"),
        node("Pad", ["sensed", "behind", "one"], "mind"),
    ]
    graph = helper.make_graph(
        nodes,
        "meadhall",
        [helper.make_tensor_value_info("seen", TensorProto.FLOAT, ["positions", "numbers"])],
        [
            helper.make_tensor_value_info("worth", TensorProto.FLOAT, ["positions", "seats"]),
            helper.make_tensor_value_info("mind", TensorProto.FLOAT, ["positions", "numbers of a mind"]),
            helper.make_tensor_value_info("words", TensorProto.FLOAT, weights["words.weight"].shape),
        ],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    onnx.checker.check_model(model)
    part = file.with_suffix(".part")
    part.write_bytes(model.SerializeToString())
    part.replace(file)  # whoever reads it meanwhile has the old one or the new one


def node(op: str, given: list[str], result: str, **settings: Any) -> onnx.NodeProto:
    return helper.make_node(op, given, [result], **settings)


def layer(given: str, name: str, result: str) -> list[onnx.NodeProto]:
    return [
        node("MatMul", [given, f"{name}_weight"], f"{result}_bare"),
        node("Add", [f"{result}_bare", f"{name}_bias"], result),
    ]


def to_every_seat(given: str, name: str, result: str) -> list[onnx.NodeProto]:
    """A layer without a bias, over what is no seat's."""
    return [
        node("MatMul", [given, f"{name}_weight"], f"{result}_once"),
        node("Unsqueeze", [f"{result}_once", "of_seats"], result),
    ]
