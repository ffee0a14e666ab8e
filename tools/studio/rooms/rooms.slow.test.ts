import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import type { VariantLook } from '../catalogue.ts'
import { Mesh } from 'three'
import { sceneHashOf, sceneStillOf, stageOf } from '../cycles/scene-still.ts'
import type { SceneStill, Stage } from '../cycles/scene-still.ts'
import type { ManifestEntry } from '../manifest.ts'
import { models } from '../models/index.ts'
import { distance, SAME } from '../print.ts'
import { roomOf, sceneQueue } from '../scene-queue.ts'
import type { SceneJob } from '../scene-queue.ts'
import { rooms } from './index.ts'

const FRAME = { width: 960, height: 720 }
const MOST_TRIANGLES = 1_000_000

const modelOf = new Map(models.map((model) => [model.kind, model]))
const stageArguments = ({ room, look, name }: SceneJob): Parameters<typeof stageOf> => {
  const model = modelOf.get(look.kind)
  if (model === undefined) throw new Error(`No model of the kind ${look.kind}.`)
  return [room, model, look, name, FRAME]
}

let catalogue: readonly VariantLook[]
/** One scene of each room and each way in which a product is fixed there. */
let built: readonly { readonly job: SceneJob; readonly stage: Stage }[]

beforeAll(async () => {
  catalogue = await readCatalogue()
  const jobs = new Map<string, SceneJob>()
  for (const job of sceneQueue(catalogue)) {
    const key = `${job.room.name} ${job.room.holds[job.look.kind]}`
    if (!jobs.has(key)) jobs.set(key, job)
  }
  built = [...jobs.values()].map((job) => ({ job, stage: stageOf(...stageArguments(job)) }))
}, 300_000)

describe('rooms', () => {
  it('have names of their own and hold kinds that exist', () => {
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length)
    expect(rooms.length).toBeGreaterThanOrEqual(12)
    for (const { holds } of rooms) for (const kind of Object.keys(holds)) expect([...modelOf.keys()]).toContain(kind)
  })

  it('are all used', () => {
    expect(new Set(built.map(({ job }) => job.room.name))).toEqual(new Set(rooms.map(({ name }) => name)))
  })

  it('build no broken geometry, and no more of it than a render can bear', () => {
    for (const { job, stage } of built) {
      const name = `${job.room.name} with ${job.name}`
      let triangles = 0
      stage.scene.traverse((node) => {
        if (!(node instanceof Mesh)) return
        const { array, count } = node.geometry.getAttribute('position')
        expect(
          array.findIndex((value: number) => !Number.isFinite(value)),
          name,
        ).toBe(-1)
        triangles += (node.geometry.index?.count ?? count) / 3
      })
      expect(triangles, name).toBeLessThan(MOST_TRIANGLES)
    }
  })

  it('show the complete product in the middle square, and large enough', () => {
    for (const { job, stage } of built) {
      const [x, y, width, height] = stage.box
      const name = `${job.room.name} with ${job.name}: ${stage.box.join()}`
      // galleries cut the sides
      const side = (FRAME.width - FRAME.height) / 2
      expect(Math.min(x - side, y, FRAME.width - side - x - width, FRAME.height - y - height), name).toBeGreaterThan(0)
      expect(Math.max(width / FRAME.width, height / FRAME.height), name).toBeGreaterThan(0.2)
    }
  })

  it('are furnished differently for every product, and always alike for the same', () => {
    const [job] = sceneQueue(catalogue)
    if (job === undefined) throw new Error('The queue has no scenes.')
    const hash = (one: SceneStill): string => sceneHashOf(one, FRAME, 1)
    const [made, again, other] = [job, job, { ...job, name: 'another' }].map((one) =>
      hash(sceneStillOf(...stageArguments(one))),
    )
    expect(again).toBe(made)
    expect(other).not.toBe(made)
  }, 120_000)
})

describe('scenes that were taken', () => {
  const manifest: readonly ManifestEntry[] = JSON.parse(
    readFileSync(new URL('../../../specs/sandbox/assets/products/manifest.json', import.meta.url), 'utf8'),
  )
  const scenes = manifest.filter(({ view }) => view === 's')

  it('show looks of the catalogue in the room that suits them', () => {
    const looks = new Map(catalogue.map(({ name, look }) => [name, look]))
    for (const { look: name = '', room, kind } of scenes) {
      const look = looks.get(name)
      expect(look?.kind, name).toBe(kind)
      expect(look && roomOf(look, name)?.name, name).toBe(room)
    }
  })

  it('all look different', () => {
    const same: string[] = []
    for (const [at, { print: one = '', file }] of scenes.entries())
      for (const { print: other = '', file: second } of scenes.slice(at + 1))
        if (distance(one, other) < SAME) same.push(`${file} and ${second}`)
    expect(same).toEqual([])
    expect(scenes.length).toBeGreaterThan(10)
  })
})
