import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotliAt = promisify(brotliCompress)
const gzipAt = promisify(gzip)
const compressible = /\.(js|css|svg|txt|xml|webmanifest)$/
const smallest = 500

/** Modes, window and block sizes, and distance codes of brotli; which are best differs by file. */
type Way = readonly [mode: number, window: number, block: number, postfix?: number, direct?: number]

const ways: readonly Way[] = [
  [constants.BROTLI_MODE_GENERIC, 22, 0],
  [constants.BROTLI_MODE_GENERIC, 18, 19],
  [constants.BROTLI_MODE_FONT, 18, 0],
]

/** More of them for the largest scripts: 0.1 % of these is more than a small one changes. */
const large = 50_000
const waysOfLarge: readonly Way[] = [
  ...ways,
  [constants.BROTLI_MODE_GENERIC, 22, 16],
  ...[4, 8].map((direct): Way => [constants.BROTLI_MODE_GENERIC, 22, 0, 0, direct]),
  ...[8, 16].map((direct): Way => [constants.BROTLI_MODE_GENERIC, 22, 0, 1, direct]),
]

const paramsOf = (body: Buffer, [mode, window, block, postfix = 0, direct = 0]: Way) => ({
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  [constants.BROTLI_PARAM_MODE]: mode,
  [constants.BROTLI_PARAM_LGWIN]: window,
  [constants.BROTLI_PARAM_LGBLOCK]: block,
  [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  [constants.BROTLI_PARAM_NDIRECT]: direct,
})

async function compress(path: string): Promise<void> {
  const body = readFileSync(path)
  if (body.length < smallest) return
  const [gz, ...all] = await Promise.all([
    gzipAt(body, { level: 9 }),
    ...(body.length < large ? ways : waysOfLarge).map(async (way) => brotliAt(body, { params: paramsOf(body, way) })),
  ])
  writeFileSync(`${path}.br`, all.sort((a, b) => a.length - b.length)[0] ?? body)
  writeFileSync(`${path}.gz`, gz)
}

/** Writes a brotli and a gzip copy of each text file, so that the server never compresses them. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'vanek:compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const files = readdirSync(folder, { withFileTypes: true, recursive: true })
      const paths = files.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
      await Promise.all(paths.filter((path) => compressible.test(path)).map(compress))
    },
  }
}
