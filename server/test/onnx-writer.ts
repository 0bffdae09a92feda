// Writes ONNX files small enough to be put together by hand: protobuf's fields, by ONNX's numbers for them.

export const float = 1
export const int64 = 7

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))]

const number = (field: number, value: number) => Buffer.from([...varint(field * 8), ...varint(value)])

function bytes(field: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content])
}

const text = (field: number, said: string) => bytes(field, Buffer.from(said))

/** The parts of a graph. */
export interface Graph {
  nodes: readonly Buffer[]
  constants: readonly Buffer[]
  inputs: readonly Buffer[]
  outputs: readonly Buffer[]
}

/** A whole file. */
export function onnxFile(graph: Graph, metadata: Readonly<Record<string, string | number>>): Buffer {
  const parts = [
    ...graph.nodes.map((node) => bytes(1, node)),
    text(2, 'toy'),
    ...graph.constants.map((tensor) => bytes(5, tensor)),
    ...graph.inputs.map((value) => bytes(11, value)),
    ...graph.outputs.map((value) => bytes(12, value)),
  ]
  return Buffer.concat([
    number(1, 8),
    bytes(7, ...parts),
    bytes(8, number(2, 13)),
    ...Object.entries(metadata).map(([key, said]) => bytes(14, text(1, key), text(2, String(said)))),
  ])
}

/** @param axes of a transposition. */
export const node = (
  kind: string,
  inputs: readonly string[],
  output: string,
  axes: readonly number[] = [],
): Buffer =>
  Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, kind),
    ...(axes.length > 0
      ? [bytes(5, text(1, 'perm'), ...axes.map((axis) => number(8, axis)), number(20, 7))]
      : []),
  ])

export const tensor = (name: string, size: readonly number[], values: Float32Array | BigInt64Array) =>
  Buffer.concat([
    ...size.map((length) => number(1, length)),
    number(2, values instanceof Float32Array ? float : int64),
    text(8, name),
    bytes(9, Buffer.from(values.buffer)),
  ])

export function value(name: string, type: number, size: readonly (number | string)[]): Buffer {
  const axes = size.map((axis) => bytes(1, typeof axis === 'number' ? number(1, axis) : text(2, axis)))
  return Buffer.concat([text(1, name), bytes(2, bytes(1, number(1, type), bytes(2, ...axes)))])
}
