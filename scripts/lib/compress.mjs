// Compressed copies of files, made once so that a server never compresses them.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAt = promisify(brotliCompress)
const gzipAt = promisify(gzip)
const compressible = /\.(js|css|svg|txt|xml|webmanifest)$/
const smallest = 500

// window, postfix and direct codes of brotli; which are best differs by file, so the smallest result wins
const waysOfSmall = [
  [16, 0, 4],
  [16, 2, 0],
  [16, 3, 0],
]

// a window as large as the file
const large = 50_000
const waysOfLarge = [
  [22, 0, 0],
  [22, 0, 8],
  [22, 1, 0],
]

const paramsOf = (body, [window, postfix, direct]) => ({
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  [constants.BROTLI_PARAM_LGWIN]: window,
  [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  [constants.BROTLI_PARAM_NDIRECT]: direct,
})

async function compress(path, copy) {
  const body = readFileSync(path)
  if (body.length < smallest) return
  const ways = body.length < large ? waysOfSmall : waysOfLarge
  const [gz, ...all] = await Promise.all([
    gzipAt(body, { level: 9 }),
    ...ways.map((way) => brotliAt(body, { params: paramsOf(body, way) })),
  ])
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(`${copy}.br`, all.sort((a, b) => a.length - b.length)[0])
  writeFileSync(`${copy}.gz`, gz)
}

/**
 * Writes a brotli and a gzip copy of each text file of a folder into another folder, under the same path. That folder
 * appears when all copies are complete.
 */
export async function compressFolder(from, to) {
  const unfinished = `${to}.unfinished`
  for (const folder of [unfinished, to]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const files = existsSync(from) ? readdirSync(from, { withFileTypes: true, recursive: true }) : []
  const paths = files.filter((each) => each.isFile()).map((each) => join(each.parentPath ?? each.path, each.name))
  await Promise.all(
    paths
      .filter((path) => compressible.test(path))
      .map((path) => compress(path, join(unfinished, relative(from, path)))),
  )
  renameSync(unfinished, to)
}
