import { BoxGeometry, Group, Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import { plastic, steel } from '../finishes.ts'
import { plainLook } from '../look.ts'
import { elbowModel } from '../models/elbow.ts'
import { massesOf, materialOf } from './meshes.ts'
import { hashOf, stillOf } from './still.ts'

const box = (finish = plastic()): Mesh => new Mesh(new BoxGeometry(2, 2, 2), finish)
const rootOf = (...meshes: readonly Mesh[]): Group => new Group().add(...meshes)

describe('the export of meshes', () => {
  it('merges what is of equal material and keeps creases', () => {
    const masses = massesOf(rootOf(box(), box(), box(steel())))
    expect(masses.map(({ positions, indices }) => [positions.length / 3, indices.length / 3])).toEqual([
      [48, 24],
      [24, 12],
    ])
  })

  it('moves positions with their part, but not the places that noise follows', () => {
    const moved = box()
    moved.position.x = 10
    const [mass] = massesOf(rootOf(moved))
    expect([Math.max(...(mass?.positions ?? [])), Math.max(...(mass?.rest ?? []))]).toEqual([11, 1])
  })

  it('turns the faces of a mirrored part outwards again', () => {
    const mirrored = box()
    mirrored.scale.x = -1
    const [mass] = massesOf(rootOf(mirrored))
    const [plain] = massesOf(rootOf(box()))
    expect(mass?.indices.slice(0, 3)).toEqual(Uint32Array.from([0, 2, 1].map((corner) => plain?.indices[corner] ?? -1)))
  })

  it('describes what a material is made of, with its noise', () => {
    expect(materialOf(steel())).toMatchObject({ metalness: 0.8, roughness: 0.28, wear: { bump: [[0.02, 0.5]] } })
  })
})

describe('a still', () => {
  const hash = (colour: string): string => hashOf(stillOf(elbowModel, plainLook('elbow', colour), 'a', 100), 8)

  it('is the same twice and another one in another finish', () => {
    expect(hash('white')).toBe(hash('white'))
    expect(hash('white')).not.toBe(hash('galvanised'))
  })
})
