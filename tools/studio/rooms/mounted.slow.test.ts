import { Raycaster, Vector3 } from 'three'
import type { Object3D } from 'three'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { stageOf } from '../cycles/scene-still.ts'
import { models } from '../models/index.ts'
import { sceneQueue } from '../scene-queue.ts'
import type { Mounting } from '../types.ts'

interface Mounted {
  readonly name: string
  readonly mounting: Mounting
  readonly furniture: Object3D
  /** The product, and what holds it, in their own space. */
  readonly fitting: Object3D | undefined
}

/** One scene of each kind and room where something holds, cuts or connects the product. */
let scenes: readonly Mounted[]

beforeAll(async () => {
  const found = new Map<string, Mounted>()
  for (const { name, look, room } of sceneQueue(await readCatalogue())) {
    const model = models.find(({ kind }) => kind === look.kind)
    const key = `${look.kind} in the ${room.name}`
    if (model?.mounting === undefined || found.has(key)) continue
    const { scene } = stageOf(room, model, look, name, { width: 960, height: 720 })
    const [furniture, object] = scene.children
    if (furniture === undefined || object === undefined) throw new Error(`Nothing stands in the ${room.name}.`)
    found.set(key, { name: key, mounting: model.mounting(look), furniture, fitting: object.children[1] })
  }
  scenes = [...found.values()]
}, 300_000)

/** How far away the first surface is, from a point in the space of a product. */
function distance(within: Object3D, space: Object3D, from: Vector3, towards: Vector3): number {
  const start = space.localToWorld(from.clone())
  const way = space.localToWorld(from.clone().add(towards)).sub(start).normalize()
  return new Raycaster(start, way).intersectObject(within, true)[0]?.distance ?? Infinity
}

const [DOWN, ACROSS, AWAY] = [new Vector3(0, -1, 0), new Vector3(1, 0, 0), new Vector3(0, 0, -1)]

const isAbout = (value: number, expected: number) => Math.abs(value - expected) < 0.5

/** Something that a kind has, with its scene. */
function having<K extends keyof Mounting>(part: K) {
  const list = scenes.flatMap(({ mounting, fitting, ...rest }) => {
    const value = mounting[part]
    return value === undefined || fitting === undefined ? [] : [{ ...rest, fitting, value }]
  })
  expect(list.length).toBeGreaterThan(0)
  return list
}

describe('mounted products', () => {
  it('stand with every foot on what holds them', () => {
    for (const { name, fitting, value } of having('feet'))
      for (const x of value.x)
        for (const z of [-value.z, value.z])
          expect(distance(fitting, fitting, new Vector3(x, value.y + 1, z), DOWN), name).toBeCloseTo(1, 0)
  })

  it('hang on something that reaches the ceiling, or lie on the joists of the floor', () => {
    for (const { name, fitting, furniture, value } of having('feet')) {
      const [x = 0] = value.x
      const within = (object: Object3D, at: readonly [number, number, number], towards: Vector3) =>
        distance(object, fitting, new Vector3(...at), towards)
      // in the laundry, the rods stand beside the product
      const rods = Array.from({ length: 120 }, (_, step) => within(fitting, [0, 20, value.z + step * 0.4], ACROSS))
      const isHeld = name.endsWith('laundry')
        ? Math.min(...rods) < 90
        : name.endsWith('hall')
          ? isAbout(within(fitting, [x, 20, value.deep + 9], AWAY), 4.6)
          : isAbout(within(fitting, [31, value.y + 1, value.z], DOWN), 2.1) &&
            isAbout(within(furniture, [31, value.y - 2, value.z + 8], DOWN), 3)
      expect(isHeld, name).toBe(true)
    }
  })

  it('have no wall behind the hole into which they reach', () => {
    for (const { name, fitting, furniture, value } of having('hole')) {
      const toWall = new Vector3(0, 0, -1)
      for (const turn of [0.4, 2, 3.7, 5.2]) {
        const spot = new Vector3(0.9 * value.x * Math.cos(turn), 0.6 * value.y * Math.sin(turn), 12)
        expect(distance(furniture, fitting, spot, toWall), name).toBeGreaterThan(20)
      }
    }
  })

  it('have a duct on every end that looks up', () => {
    for (const { name, fitting, value } of having('tops'))
      for (const [x, y, z] of value.at) {
        const beside = new Vector3(x, y + 5, z + value.radius + 8)
        const gap = distance(fitting, fitting, beside, new Vector3(0, 0, -1))
        expect(Math.abs(gap - 8), name).toBeLessThan(1)
      }
  })

  it('have a cable in every gland', () => {
    for (const { name, fitting, value } of having('gland')) {
      const [x, y, z] = value.at
      const [from, towards] = value.down
        ? [new Vector3(x, y - 0.5, z + 4), new Vector3(0, 0, -1)]
        : [new Vector3(x + 0.5, y, z + 4), new Vector3(0, 0, -1)]
      expect(distance(fitting, fitting, from, towards), name).toBeCloseTo(3.6, 0)
    }
  })
})
