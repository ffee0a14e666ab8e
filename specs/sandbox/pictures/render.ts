import { mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openManifest } from './manifest.ts'
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
    out: { type: 'string', default: join(HERE, '..', 'assets', 'products') },
    browser: { type: 'string', default: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    minutes: { type: 'string', default: '600' },
  },
})

async function openStudio(): Promise<{ page: Page; close: () => Promise<void> }> {
  const bundle = await build({
    entryPoints: [join(HERE, 'studio.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const browser = await chromium.launch({
    executablePath: options.browser,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-gpu-watchdog',
      '--disable-gpu-process-crash-limit',
    ],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  page.on('console', (message) => {
    const noise = /GPU stall|willReadFrequently/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !noise) console.warn(`  page: ${message.text().slice(0, 600)}`)
  })
  page.on('pageerror', (error) => console.warn(`  page: ${String(error.stack ?? error).slice(0, 800)}`))
  await page.setContent('<body></body>')
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })
  return { page, close: () => browser.close() }
}

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
const { page, close } = await openStudio()
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
