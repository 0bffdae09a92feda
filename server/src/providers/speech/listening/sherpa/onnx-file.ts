import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * What an ONNX file says about itself, without loading it: its metadata by name. A file of onnxruntime's own
 * format (.ort) says nothing that can be read here.
 * @throws Error, whose message goes on from “the file”, when it is none, or was cut off on its way.
 */
export function readOnnxMetadata(path: string): ReadonlyMap<string, string> {
  const file = openSync(path, 'r')
  try {
    const bytes = (from: number, length: number): Buffer => {
      const buffer = Buffer.alloc(length)
      return buffer.subarray(0, readSync(file, buffer, 0, length, from))
    }
    if (bytes(4, 4).toString('latin1') === 'ORTM') return new Map()
    return metadataOf(bytes, fstatSync(file).size)
  } finally {
    closeSync(file)
  }
}

/** Fields of ONNX's ModelProto; the graph holds nearly all of a file. */
const graph = 7
const metadata = 14
/** No version of ONNX has so many; what looks like more is something else. */
const lastField = 99

function metadataOf(bytes: (from: number, length: number) => Buffer, size: number): Map<string, string> {
  const found = new Map<string, string>()
  let hasGraph = false
  for (let at = 0; at < size; ) {
    const field = fieldAt(bytes(at, 20))
    const end = at + field.end
    if (end > size) throw new Error('was cut off on its way: fetch it again')
    if (field.number === graph) hasGraph = true
    if (field.number === metadata) {
      const [name, value] = textsOf(bytes(at + field.start, field.end - field.start))
      found.set(name, value)
    }
    at = end
  }
  if (!hasGraph) throw noModel()
  return found
}

/** A metadata entry: field 1 is its name, field 2 its value. */
function textsOf(entry: Buffer): [name: string, value: string] {
  const texts = ['', '']
  for (let at = 0; at < entry.length; ) {
    const field = fieldAt(entry.subarray(at))
    texts[field.number - 1] = entry.toString('utf8', at + field.start, at + field.end)
    at += field.end
  }
  return [texts[0] ?? '', texts[1] ?? '']
}

interface Field {
  number: number
  /** Where its content starts and ends, counted from its own beginning. */
  start: number
  end: number
}

/** How many bytes follow a tag of protobuf, by its wire type. */
const fixedLengths: Readonly<Record<number, number>> = { 1: 8, 5: 4 }

function fieldAt(head: Buffer): Field {
  const tag = varint(head, 0)
  const [number, wire] = [Math.floor(tag.value / 8), tag.value % 8]
  if (number === 0 || number > lastField) throw noModel()
  if (wire === 0) return { number, start: tag.end, end: varint(head, tag.end).end }
  if (wire === 2) {
    const length = varint(head, tag.end)
    return { number, start: length.end, end: length.end + length.value }
  }
  const fixed = fixedLengths[wire]
  if (fixed === undefined) throw noModel()
  return { number, start: tag.end, end: tag.end + fixed }
}

function varint(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0
  for (let at = from; at < from + 10; at++) {
    const byte = bytes[at]
    if (byte === undefined) break
    value += (byte & 0x7f) * 2 ** (7 * (at - from))
    if (byte < 0x80) return { value, end: at + 1 }
  }
  throw noModel()
}

const noModel = () => new Error('is no ONNX model')
