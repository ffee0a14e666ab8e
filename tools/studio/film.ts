import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openStudio } from './open-studio.ts'
import type { Quality } from './types.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const QUALITY: Quality = { size: 480, frames: 3, lights: 10, occlusionFrames: 1, shadowMap: 512 }
const FRAMES_PER_SECOND = 30
const SECONDS = 5
const PAGE = '#ffffff'

const { values: options } = parseArgs({
  options: {
    kind: { type: 'string', default: 'desk-fan' },
    colour: { type: 'string', default: 'mint' },
    // a film shows the way to the next blade over and over
    blades: { type: 'string', default: '4' },
    frames: { type: 'string', default: '20' },
    name: { type: 'string', default: 'stolni-ventilator' },
    out: { type: 'string', default: join(HERE, '../../specs/sandbox/assets/videos') },
    browser: { type: 'string', default: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  },
})

const count = Number(options.frames)
const step = (2 * Math.PI) / Number(options.blades) / count
const { page, close } = await openStudio(options.browser)
const frames: Buffer[] = []
for (let at = 0; at < count; at += 1) {
  const order = { kind: options.kind, colour: options.colour, view: 'a', quality: QUALITY, turn: -at * step } as const
  const picture = await page.evaluate((request) => window.takePicture(request), order)
  const raw = { width: picture.size, height: picture.size, channels: 4 as const }
  const image = sharp(Buffer.from(picture.pixels, 'base64'), { raw }).flip().flatten({ background: PAGE })
  frames.push(await image.raw().toBuffer())
  console.log(`frame ${at + 1} of ${count}`)
}
await close()

mkdirSync(options.out, { recursive: true })
const file = join(options.out, `${options.name}.webm`)
const { size } = QUALITY
const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size}x${size}`],
    ...[
      '-r',
      String(FRAMES_PER_SECOND),
      '-i',
      '-',
      '-c:v',
      'libvpx-vp9',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      '38',
      '-b:v',
      '0',
    ],
    ...['-g', '150', '-an', '-f', 'webm', `${file}.new`],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
for (let at = 0; at < FRAMES_PER_SECOND * SECONDS; at += 1)
  if (!ffmpeg.stdin.write(frames[at % count])) await once(ffmpeg.stdin, 'drain')
ffmpeg.stdin.end()
const [code] = (await once(ffmpeg, 'close')) as [number]
if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
renameSync(`${file}.new`, file)
console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`)
