import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
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

function load(path: string, url: string, has: (path: string) => boolean): StaticFile {
  const identity = readFileSync(path)
  const bodies = new Map<Encoding, Buffer>([['identity', identity]])
  if (has(`${path}.br`)) bodies.set('br', readFileSync(`${path}.br`))
  if (has(`${path}.gz`)) bodies.set('gzip', readFileSync(`${path}.gz`))
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

/** Reads all files of a folder, by their URL. Other files do not exist. */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const paths = new Set(filesUnder(folder))
  const served = [...paths].filter((path) => !/\.(br|gz)$|[\\/]\.vite[\\/]/.test(path))
  return new Map(
    served.map((path) => {
      const url = `/${relative(folder, path).split(sep).join('/')}`
      return [url, load(path, url, (each) => paths.has(each))]
    }),
  )
}
