import { readdirSync, readFileSync } from 'node:fs'
import { Group } from 'three'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { decompress, ENDING } from '../compressed.ts'
import { massesOf } from '../cycles/meshes.ts'
import { plainLook } from '../look.ts'
import { models } from '../models/index.ts'
import { writeGlb } from './glb.ts'
import { simplified } from './simple.ts'

interface Gltf {
  readonly materials: readonly { pbrMetallicRoughness: { baseColorFactor: readonly number[] } }[]
  readonly nodes: readonly { scale: readonly number[] }[]
  readonly accessors: readonly { bufferView: number; count: number; type: string; min?: number[]; max?: number[] }[]
  readonly bufferViews: readonly { byteOffset: number; byteLength: number }[]
  readonly buffers: readonly { byteLength: number }[]
}

function read(file: Buffer): { readonly json: Gltf; readonly binary: Buffer } {
  expect([file.toString('latin1', 0, 4), file.readUInt32LE(4), file.readUInt32LE(8)]).toEqual(['glTF', 2, file.length])
  const length = file.readUInt32LE(12)
  const json = JSON.parse(file.toString('utf8', 20, 20 + length)) as Gltf
  return { json, binary: file.subarray(28 + length) }
}

describe('a model to turn', () => {
  it('is valid, in metres and as light as a phone wants it', async () => {
    const model = models.find(({ kind }) => kind === 'elbow')
    const root = new Group()
    if (model) root.add(model.build(plainLook('elbow', 'white')))
    const masses = massesOf(root)
    const surfaces = await simplified(masses)
    const triangles = surfaces.reduce((sum, { indices }) => sum + indices.length / 3, 0)
    expect(triangles).toBeLessThanOrEqual(12_000)
    expect(triangles).toBeGreaterThan(200)
    for (const { positions, indices, normals } of surfaces) {
      expect(Math.max(...indices)).toBeLessThan(positions.length / 3)
      expect(Math.hypot(normals[0] ?? 0, normals[1] ?? 0, normals[2] ?? 0)).toBeCloseTo(1, 3)
    }
    const { json, binary } = read(writeGlb(surfaces, 'elbow'))
    expect(binary.length).toBe(json.buffers[0]?.byteLength)
    const last = json.bufferViews.at(-1)
    expect((last?.byteOffset ?? 0) + (last?.byteLength ?? 0)).toBeLessThanOrEqual(binary.length)
    for (const { byteOffset } of json.bufferViews) expect(byteOffset % 4).toBe(0)
    const highest = Math.max(...json.accessors.flatMap(({ max }) => max ?? []))
    const lowest = Math.min(...json.accessors.flatMap(({ min }) => min ?? []))
    expect(Math.max(highest, -lowest)).toBe(32_767)
    const reach = Math.max(
      ...masses.flatMap(({ positions }) => positions.reduce((far, one) => Math.max(far, Math.abs(one)), 0)),
    )
    expect((json.nodes[0]?.scale[0] ?? 0) * 100).toBeCloseTo(reach, 0)
  })

  it('exists for at least 60 of the products that sell best, and for nothing else', async () => {
    const folder = new URL('../../../specs/sandbox/assets/models/', import.meta.url)
    const made = readdirSync(folder).map((file) => file.replace(/\.glb\.br$/, ''))
    const sold = (await readCatalogue())
      .filter(({ main, popularity }) => main && popularity !== null)
      .toSorted((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0) || one.productId - other.productId)
      .map(({ name }) => name)
    expect(made.length).toBeGreaterThanOrEqual(60)
    expect(new Set(made)).toEqual(new Set([...new Set(sold)].slice(0, made.length)))
    for (const name of made) read(decompress(readFileSync(new URL(`${name}.glb${ENDING}`, folder))))
  })
})
