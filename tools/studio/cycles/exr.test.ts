import { expect, test } from 'vitest'
import { readExr } from './exr.ts'

const int = (value: number): Buffer => {
  const four = Buffer.alloc(4)
  four.writeInt32LE(value)
  return four
}
const attribute = (name: string, value: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0type\0`), int(value.length), value])
const channel = (name: string, type: number): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0`), int(type), int(0), int(1), int(1)])
const floats = (...values: number[]): Buffer => Buffer.from(Float32Array.from(values).buffer)

/** Two by two pixels of two planes, row by row and plane by plane. */
const file = (compression = 0, type = 2): Buffer =>
  Buffer.concat([
    Buffer.alloc(8),
    attribute('channels', Buffer.concat([channel('Layer.A', type), channel('Layer.R', type), Buffer.alloc(1)])),
    attribute('compression', Buffer.from([compression])),
    attribute('dataWindow', Buffer.concat([0, 0, 1, 1].map(int))),
    Buffer.alloc(1 + 2 * 8),
    ...[Buffer.alloc(8), floats(1, 2), floats(3, 4)],
    ...[Buffer.alloc(8), floats(5, 6), floats(7, 8)],
  ])

test('planes are read by the end of their name', () => {
  const { width, height, plane } = readExr(file())
  expect([width, height]).toEqual([2, 2])
  expect([...plane('.A')]).toEqual([1, 2, 5, 6])
  expect([...plane('Layer.R')]).toEqual([3, 4, 7, 8])
  expect(() => plane('Depth.Z')).toThrow('No plane Depth.Z')
})

test('other files are refused', () => {
  expect(() => readExr(file(3))).toThrow('uncompressed')
  expect(() => readExr(file(0, 1))).toThrow('32-bit')
})
