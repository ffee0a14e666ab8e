import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotliAt = promisify(brotliCompress)
const gzipAt = promisify(gzip)
const compressible = /\.(js|css|svg|txt|xml|webmanifest)$/
const smallest = 500

/** Window and distance codes of brotli; which are best differs by file, so the smallest result wins. */
type Way = readonly [window: number, postfix: number, direct: number]

const waysOfSmall: readonly Way[] = [
  [16, 0, 4],
  [16, 2, 0],
  [16, 3, 0],
]

/** A window as large as the file, and one way more: 0.1 % of these is more than a small file changes. */
const large = 50_000
const waysOfLarge: readonly Way[] = [
  [22, 0, 0],
  [22, 0, 8],
  [22, 1, 0],
]

const paramsOf = (body: Buffer, [window, postfix, direct]: Way) => ({
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  [constants.BROTLI_PARAM_LGWIN]: window,
  [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  [constants.BROTLI_PARAM_NDIRECT]: direct,
})

async function compress(path: string): Promise<void> {
  const body = readFileSync(path)
  if (body.length < smallest) return
  const [gz, ...all] = await Promise.all([
    gzipAt(body, { level: 9 }),
    ...(body.length < large ? waysOfSmall : waysOfLarge).map(async (way) =>
      brotliAt(body, { params: paramsOf(body, way) }),
    ),
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
