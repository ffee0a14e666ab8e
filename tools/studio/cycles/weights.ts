/** Numbers of one layer of a network, as stored in a file of Intel's Open Image Denoise. */
export interface Weights {
  readonly dims: readonly number[]
  readonly data: Float32Array
}

const MAGIC = 0x41d7

/** Reads a `.tza` file: a table at its end names tensors of 16- or 32-bit floats. */
export function readWeights(file: Buffer): ReadonlyMap<string, Weights> {
  if (file.readUInt16LE(0) !== MAGIC || file[2] !== 2) throw new Error('Not a weights file of version 2.')
  let at = Number(file.readBigUInt64LE(4))
  const count = file.readUInt32LE(at)
  at += 4
  const tensors = new Map<string, Weights>()
  for (let index = 0; index < count; index += 1) {
    const length = file.readUInt16LE(at)
    const name = file.toString('latin1', at + 2, at + 2 + length)
    at += 2 + length
    const rank = file[at] ?? 0
    const dims = Array.from({ length: rank }, (_, axis) => file.readUInt32LE(at + 1 + axis * 4))
    // the letters of the layout are not needed: weights are stored by output, input, height, width
    at += 1 + rank * 5
    const isHalf = file[at] === 'h'.charCodeAt(0)
    const start = Number(file.readBigUInt64LE(at + 1))
    at += 9
    const size = dims.reduce((product, dim) => product * dim, 1)
    const data = Float32Array.from({ length: size }, (_, place) =>
      isHalf ? half(file.readUInt16LE(start + place * 2)) : file.readFloatLE(start + place * 4),
    )
    tensors.set(name, { dims, data })
  }
  return tensors
}

/** A number from its 16 bits: sign, five bits of exponent, ten of fraction. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}
