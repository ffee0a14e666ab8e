// Serves the built site on this machine, as any server of static files would.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createGzip } from 'node:zlib'
import { dist } from './places.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
}
const compressed = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.yaml'])

/** The file for a path; undefined if there is none. */
function fileAt(pathname) {
  let path
  try {
    path = join(dist, normalize(decodeURIComponent(pathname)))
  } catch {
    return undefined
  }
  if (!path.startsWith(dist)) return undefined
  const candidates = [path, `${path}.html`, join(path, 'index.html')]
  return candidates.find((file) => existsSync(file) && statSync(file).isFile())
}

/** Starts the server; returns its address and how to stop it. */
export function serveSite(port, host = '127.0.0.1') {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const found = fileAt(pathname)
    const file = found ?? join(dist, '404.html')
    const extension = extname(file)
    const isHashed = pathname.startsWith('/assets/')
    const zips = compressed.has(extension) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(zips && { 'content-encoding': 'gzip' }),
    })
    const content = createReadStream(file)
    if (zips) content.pipe(createGzip()).pipe(response)
    else content.pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: taken } = server.address()
      resolve({ url: `http://localhost:${taken}`, stop: () => new Promise((done) => server.close(done)) })
    })
  })
}
