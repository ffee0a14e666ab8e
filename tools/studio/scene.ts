import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { readCatalogue } from './catalogue.ts'
import { openBlender } from './cycles/blender.ts'
import type { Blender } from './cycles/blender.ts'
import { openSceneDenoiser } from './cycles/denoise.ts'
import { developScene } from './cycles/develop-scene.ts'
import { readExr } from './cycles/exr.ts'
import type { Planes } from './cycles/exr.ts'
import { sceneHashOf, sceneStillOf } from './cycles/scene-still.ts'
import type { SceneStill } from './cycles/scene-still.ts'
import { openManifest } from './manifest.ts'
import { models } from './models/index.ts'
import { printOf } from './print.ts'
import { sceneFile, sceneQueue } from './scene-queue.ts'
import type { SceneJob } from './scene-queue.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const MASTER = { width: 960, height: 720, samples: 12 }
const DRAFT = { width: 480, height: 352, samples: 8 }

const { values: options } = parseArgs({
  options: {
    draft: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    room: { type: 'string', default: '' },
    count: { type: 'string', default: '80' },
    out: { type: 'string', default: join(HERE, '../../specs/sandbox/assets/products') },
    blender: { type: 'string', default: 'blender' },
    minutes: { type: 'string', default: '6000' },
    processes: { type: 'string', default: '2' },
  },
})

mkdirSync(options.out, { recursive: true })
const quality = options.draft ? DRAFT : MASTER
const manifest = openManifest(options.out)
const denoise = await openSceneDenoiser()
const deadline = Date.now() + Number(options.minutes) * 60_000
const prefixes = options.only.split(',').filter(Boolean)
const jobs = sceneQueue(await readCatalogue())
  .filter(({ name, room }) => {
    const isSelected = prefixes.length === 0 || prefixes.some((prefix) => `${name}-`.startsWith(`${prefix}-`))
    return isSelected && (options.room === '' || options.room.split(',').includes(room.name))
  })
  .slice(0, Number(options.count))

interface Shot {
  readonly job: SceneJob
  readonly still: SceneStill
  readonly hash: string
  readonly light: Planes
  readonly began: number
}

let [next, taken] = [0, 0]

/** Renders a scene, unless the manifest has it with the same hash. */
async function shoot(blender: Blender, job: SceneJob): Promise<Shot | undefined> {
  const began = Date.now()
  const { name, look, room } = job
  const model = models.find(({ kind }) => kind === look.kind)
  if (model === undefined) throw new Error(`No model of the kind ${look.kind}.`)
  const still = sceneStillOf(room, model, look, name, quality)
  const hash = sceneHashOf(still, quality, quality.samples)
  if (!options.force && manifest.has(sceneFile(job), hash)) return undefined
  return { job, still, hash, light: readExr(readFileSync(await blender.render(still, quality))), began }
}

/** Develops and writes a scene, first to a temporary file, so that an interrupted run leaves no incomplete one. */
async function finish({ job: { name, look, room }, still, hash, light, began }: Shot): Promise<void> {
  const file = sceneFile({ name })
  const { pixels, width, height } = await developScene(light, denoise)
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  const temporary = join(options.out, `${file}.new`)
  const { size: bytes } = await image.avif({ quality: 74, effort: 5 }).toFile(temporary)
  renameSync(temporary, join(options.out, file))
  const print = await printOf(image.clone(), [0, 0, width, height])
  const { kind, colour } = look
  const entry = { file, look: name, hash, print, kind, colour, view: 's', room: room.name, width, height }
  manifest.record({ ...entry, box: still.box })
  taken += 1
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${file} in the ${room.name}: ${seconds} s, ${Math.round(bytes / 1000)} kB; ${taken} taken`)
}

/** Takes scenes from the queue until it is empty. The next one is rendered while the last one is developed. */
async function work(): Promise<void> {
  const blender = openBlender(options.blender)
  let last: Promise<void> = Promise.resolve()
  for (let job = jobs[next++]; job !== undefined && Date.now() < deadline; job = jobs[next++]) {
    const failed = (error: unknown): void => {
      console.error(`${sceneFile(job)} failed: ${String(error).slice(0, 600)}`)
      process.exitCode = 1
    }
    const shot = await shoot(blender, job).catch(failed)
    await last
    if (shot) last = finish(shot).catch(failed)
  }
  await last
  blender.close()
}

await Promise.all(Array.from({ length: Number(options.processes) }, work))
