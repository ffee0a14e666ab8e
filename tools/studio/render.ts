import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { readCatalogue } from './catalogue.ts'
import { openBlender } from './cycles/blender.ts'
import type { Blender } from './cycles/blender.ts'
import { openDenoiser } from './cycles/denoise.ts'
import { develop } from './cycles/develop.ts'
import { readExr } from './cycles/exr.ts'
import type { Planes } from './cycles/exr.ts'
import { hashOf, stillOf } from './cycles/still.ts'
import type { Still } from './cycles/still.ts'
import { openManifest } from './manifest.ts'
import { models } from './models/index.ts'
import { printOf } from './print.ts'
import { pictureFile, pictureQueue } from './queue.ts'
import type { Job } from './queue.ts'
import type { ViewName } from './types.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const MASTER = { size: 800, samples: 5 }
const DRAFT = { size: 384, samples: 4 }

const { values: options } = parseArgs({
  options: {
    draft: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    views: { type: 'string', default: 'a' },
    out: { type: 'string', default: join(HERE, '../../specs/sandbox/assets/products') },
    blender: { type: 'string', default: 'blender' },
    minutes: { type: 'string', default: '6000' },
    processes: { type: 'string', default: '2' },
  },
})

mkdirSync(options.out, { recursive: true })
const quality = options.draft ? DRAFT : MASTER
const denoise = await openDenoiser()
const started = Date.now()
const deadline = started + Number(options.minutes) * 60_000
const manifest = openManifest(options.out)
const prefixes = options.only.split(',').filter(Boolean)
const jobs = pictureQueue(await readCatalogue(), options.views.split('') as ViewName[]).filter(
  ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => `${name}-`.startsWith(`${prefix}-`)),
)
let [next, taken] = [0, 0]

interface Shot {
  readonly job: Job
  readonly still: Still
  readonly hash: string
  readonly light: Planes
  readonly began: number
}

/** Renders a picture, unless the manifest has it with the same hash. */
async function shoot(blender: Blender, job: Job): Promise<Shot | undefined> {
  const began = Date.now()
  const { look, view } = job
  const model = models.find(({ kind }) => kind === look.kind)
  if (model === undefined) throw new Error(`No model of the kind ${look.kind}.`)
  const still = stillOf(model, look, view, quality.size)
  const samples = options.draft ? quality.samples : (model.samples ?? quality.samples)
  const hash = hashOf(still, samples)
  if (!options.force && manifest.has(pictureFile(job), hash)) return undefined
  const file = await blender.render(still, { width: quality.size, height: quality.size, samples })
  return { job, still, hash, light: readExr(readFileSync(file)), began }
}

/** Develops and writes a picture, first to a temporary file, so that an interrupted run leaves no incomplete one. */
async function finish({ job, still, hash, light, began }: Shot): Promise<void> {
  const { name, look, view } = job
  const file = pictureFile(job)
  const { pixels, size } = await develop(light, still, denoise)
  const image = sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
  const temporary = join(options.out, `${file}.new`)
  const { size: bytes } = await image.avif({ quality: 70, effort: 4 }).toFile(temporary)
  renameSync(temporary, join(options.out, file))
  const { kind, colour } = look
  const print = await printOf(image.clone(), still.box)
  manifest.record({ file, look: name, hash, print, kind, colour, view, width: size, height: size, box: still.box })
  taken += 1
  const seconds = (Date.now() - began) / 1000
  const left = Math.round(((Date.now() - started) / 60_000 / taken) * (jobs.length - next))
  console.log(
    `${file} ${seconds.toFixed(1)} s, ${Math.round(bytes / 1000)} kB; ${next} of ${jobs.length}, at most ${left} min left`,
  )
}

/** One Blender process. It renders the next picture while the last one is developed. */
async function work(): Promise<void> {
  const blender = openBlender(options.blender)
  let last: Promise<void> = Promise.resolve()
  const failed = (job: Job) => (error: unknown) => {
    console.error(`${pictureFile(job)} failed: ${String(error).slice(0, 600)}`)
    process.exitCode = 1
  }
  for (let job = jobs[next++]; job !== undefined && Date.now() < deadline; job = jobs[next++]) {
    const shot = await shoot(blender, job).catch(failed(job))
    await last
    if (shot !== undefined) last = finish(shot).catch(failed(job))
  }
  await last
  blender.close()
}

await Promise.all(Array.from({ length: Number(options.processes) }, work))
console.log(`${taken} pictures taken in ${((Date.now() - started) / 60_000).toFixed(1)} min`)
