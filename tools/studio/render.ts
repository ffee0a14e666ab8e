import { mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openManifest } from './manifest.ts'
import { openStudio } from './open-studio.ts'
import type { Manifest } from './manifest.ts'
import { pictureName, pictureQueue } from './queue.ts'
import type { Job } from './queue.ts'
import type { Quality } from './types.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const MASTER: Quality = { size: 800, frames: 9, lights: 12, occlusionFrames: 2, shadowMap: 1024 }
const DRAFT: Quality = { size: 360, frames: 6, lights: 12, occlusionFrames: 2, shadowMap: 512 }

const { values: options } = parseArgs({
  options: {
    draft: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    views: { type: 'string', default: 'abc' },
    out: { type: 'string', default: join(HERE, '../../specs/sandbox/assets/products') },
    browser: { type: 'string', default: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    minutes: { type: 'string', default: '600' },
  },
})

async function take(page: Page, job: Job, manifest: Manifest): Promise<void> {
  const started = Date.now()
  const quality = options.draft ? DRAFT : MASTER
  const picture = await page.evaluate((order) => window.takePicture(order), { ...job, quality })
  const raw = { width: picture.size, height: picture.size, channels: 4 as const }
  const image = sharp(Buffer.from(picture.pixels, 'base64'), { raw }).flip()
  const file = `${pictureName(job)}.webp`
  // Written aside and renamed, so that an interrupted run never leaves half a picture.
  const { size: bytes } = await image
    .webp({ quality: 82, alphaQuality: 100, effort: 6 })
    .toFile(join(options.out, `${file}.new`))
  renameSync(join(options.out, `${file}.new`), join(options.out, file))
  manifest.record({ file, ...job, width: picture.size, height: picture.size, box: picture.box })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${file} ${seconds} s, ${picture.triangles} triangles, ${Math.round(bytes / 1000)} kB`)
}

mkdirSync(options.out, { recursive: true })
const deadline = Date.now() + Number(options.minutes) * 60_000
const manifest = openManifest(options.out)
const { page, close } = await openStudio(options.browser)
const kinds = await page.evaluate(() => window.kinds)
const wanted = options.only.split(',').filter(Boolean)
const jobs = pictureQueue(kinds)
  .filter((job) => wanted.length === 0 || wanted.some((prefix) => `${pictureName(job)}-`.startsWith(`${prefix}-`)))
  .filter((job) => options.views.includes(job.view))
  .filter((job) => options.force || !manifest.has(`${pictureName(job)}.webp`))
console.log(`${jobs.length} pictures to take`)
for (const job of jobs) {
  if (Date.now() > deadline) break
  try {
    await take(page, job, manifest)
  } catch (error) {
    console.error(`${pictureName(job)} failed: ${String(error).slice(0, 600)}`)
    process.exitCode = 1
  }
}
await close()
