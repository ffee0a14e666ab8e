import { describe, expect, it } from 'vitest'
import { readWeights } from './weights.ts'

const u16 = (value: number) => Buffer.from([value & 255, value >> 8])
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
const u64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer)

interface Tensor {
  readonly name: string
  readonly dims: readonly number[]
  readonly type: 'f' | 'h'
  readonly numbers: Buffer
}

/** A file as Open Image Denoise writes it: numbers first, then the table of their positions. */
function fileOf(tensors: readonly Tensor[]): Buffer {
  const start = 12
  let at = start
  const lines = tensors.map(({ name, dims, type, numbers }) => {
    const layout = 'oihw'.slice(0, dims.length)
    const head = [u16(name.length), Buffer.from(name), Buffer.from([dims.length]), ...dims.map(u32)]
    const line = Buffer.concat([...head, Buffer.from(layout + type), u64(at)])
    at += numbers.length
    return line
  })
  const body = Buffer.concat(tensors.map(({ numbers }) => numbers))
  return Buffer.concat([u16(0x41d7), Buffer.from([2, 0]), u64(at), body, u32(tensors.length), ...lines])
}

describe('weights of a network', () => {
  it('are read in floats of 32 and of 16 bits', () => {
    const halves = Buffer.concat([0x3c00, 0xc000, 0x3800, 0x0001].map(u16))
    const floats = Buffer.from(Float32Array.of(0.25, -3).buffer)
    const weights = readWeights(
      fileOf([
        { name: 'a.weight', dims: [2, 2, 1, 1], type: 'h', numbers: halves },
        { name: 'a.bias', dims: [2], type: 'f', numbers: floats },
      ]),
    )
    expect(weights.get('a.weight')).toEqual({ dims: [2, 2, 1, 1], data: Float32Array.of(1, -2, 0.5, 2 ** -24) })
    expect(weights.get('a.bias')).toEqual({ dims: [2], data: Float32Array.of(0.25, -3) })
  })

  it('of another format are refused', () => {
    expect(() => readWeights(Buffer.alloc(32))).toThrow('Not a weights file')
  })
})
