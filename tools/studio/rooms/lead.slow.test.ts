import { Box3 } from 'three'
import { beforeAll, expect, it } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { models } from '../models/index.ts'
import { sceneQueue } from '../scene-queue.ts'
import type { SceneJob } from '../scene-queue.ts'
import { chanceOf } from './chance.ts'
import { hang } from './hang.ts'
import { lead } from './parts/lead.ts'
import type { Spot, Triple } from './room.ts'

/** What is plugged into a socket and stands on something. */
const PLUGGED = new Set(['air-purifier', 'dehumidifier', 'desk-fan', 'drum-fan', 'stand-fan', 'tower-fan'])

interface Plugged {
  readonly key: string
  readonly kind: string
  readonly spot: Spot
  readonly socket: Triple | undefined
  readonly cable: Box3
  /** How far the product reaches from its middle. */
  readonly half: number
}

let plugged: readonly Plugged[]

function plug(key: string, { name, look, room }: SceneJob): Plugged {
  const model = models.find(({ kind }) => kind === look.kind)
  const mount = room.holds[look.kind]
  if (model === undefined || mount === undefined) throw new Error(`Nothing holds ${name}.`)
  const { object, thing } = hang(model, look, mount)
  const { socket, spot } = room.furnish(chanceOf(`${room.name} ${name}`), thing)
  const [cable] = socket ? lead(object, thing.size.z, spot, socket).children : []
  return {
    ...{ key, kind: look.kind, spot, socket, cable: new Box3() },
    ...(cable && { cable: new Box3().setFromObject(cable, true) }),
    half: Math.hypot(thing.size.x, thing.size.z) / 2,
  }
}

beforeAll(async () => {
  const found = new Map<string, SceneJob>()
  for (const job of sceneQueue(await readCatalogue())) {
    const key = `${job.look.kind} in the ${job.room.name}`
    if (PLUGGED.has(job.look.kind) && !found.has(key)) found.set(key, job)
  }
  plugged = [...found].map(([key, job]) => plug(key, job))
}, 300_000)

it('leads a cable from every appliance over what it stands on to a socket on the wall behind it', () => {
  expect(new Set(plugged.map(({ kind }) => kind))).toEqual(PLUGGED)
  for (const { key, spot, socket = [NaN, NaN, NaN], cable, half } of plugged) {
    const { min, max } = cable
    expect(max.z, key).toBeGreaterThan(spot.at[2] - half)
    expect(min.y, key).toBeGreaterThan(spot.at[1] - 0.1)
    expect(min.y, key).toBeLessThan(spot.at[1] + 0.1)
    expect(socket[1] - max.y, key).toBeLessThan(5)
    expect(min.z - socket[2], key).toBeGreaterThan(0)
    expect(min.z - socket[2], key).toBeLessThan(3.5)
  }
})
