import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { cacheControl } from '@vanek/sdk/server'
import { fileHeaders } from '../http/headers.ts'
import type { Encoding } from '../http/encoding.ts'

/** A file of the browser's build, in memory, with the headers of each of its encodings. */
export interface StaticFile {
  readonly bodies: ReadonlyMap<Encoding, Buffer>
  headers(encoding: Encoding): Readonly<Record<string, string | number>>
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))

function fileAt(url: string, identity: Buffer, bodies: ReadonlyMap<Encoding, Buffer>): StaticFile {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
  const type = types[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return {
    bodies,
    headers: (encoding) => ({
      ...fileHeaders,
      'content-type': type,
      'content-length': bodies.get(encoding)?.length ?? 0,
      'cache-control': url.startsWith('/assets/') ? cacheControl.asset : cacheControl.file,
      // strong tags differ between encodings
      etag: `"${hash}-${encoding}"`,
      ...(bodies.size > 1 && { vary: 'accept-encoding' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }),
  }
}

const everyMs = 250

/**
 * Reads all files of a folder, by their URL. Other files do not exist.
 *
 * @param compressed - The folder of their compressed copies. `npm start` compresses while the shop is open: until this
 *   folder exists, files are sent as they are.
 */
export function staticFiles(folder: string, compressed: string): ReadonlyMap<string, StaticFile> {
  const bodiesOf = new Map<string, Map<Encoding, Buffer>>()
  const files = new Map<string, StaticFile>()
  const urlOf = (path: string, base: string) => `/${relative(base, path).split(sep).join('/')}`
  for (const path of filesUnder(folder)) {
    const url = urlOf(path, folder)
    if (url.startsWith('/.vite/')) continue
    const identity = readFileSync(path)
    const bodies = new Map<Encoding, Buffer>([['identity', identity]])
    bodiesOf.set(url, bodies)
    files.set(url, fileAt(url, identity, bodies))
  }
  const readCopies = () => {
    if (!existsSync(compressed)) return false
    for (const path of filesUnder(compressed)) {
      const [, url = '', ending] = /^(.*)\.(br|gz)$/.exec(urlOf(path, compressed)) ?? []
      bodiesOf.get(url)?.set(ending === 'br' ? 'br' : 'gzip', readFileSync(path))
    }
    return true
  }
  if (!readCopies()) {
    const timer = setInterval(() => {
      if (readCopies()) clearInterval(timer)
    }, everyMs)
    timer.unref()
  }
  return files
}
