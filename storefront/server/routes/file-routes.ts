import type { FastifyInstance } from 'fastify'
import { everywhere } from '../http/headers.ts'
import { createSilence } from '../http/silence.ts'
import { streamFile } from '../http/stream-file.ts'

const path = String.raw`([a-z0-9][a-z0-9/._-]{0,200})`
const types = /^(application\/pdf|model\/gltf-binary|(video|audio)\/(webm|mp4|mpeg)|image\/(webp|png|jpeg|avif|gif))$/
// a video is streamed as long as it is watched
const timeoutMs = 600_000

export interface FileParts {
  readonly contentUrl: string
  readonly shopUrl: string
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds that a back end may be silent. */
  readonly silenceMs: number
}

/** Files of the content service and of the shop back end under our own origin (B7.55, B7.56). */
export function fileRoutes(app: FastifyInstance, { contentUrl, shopUrl, fetch, silenceMs }: FileParts): void {
  const folders = [
    { under: '/content/upload', base: `${contentUrl}/upload` },
    { under: '/image/download', base: `${shopUrl}/image/download` },
  ]
  for (const { under, base } of folders) {
    const silence = createSilence(silenceMs)
    const allowed = new RegExp(`^${under}/${path}$`)
    app.get(`${under}/*`, async (request, reply) => {
      reply.headers(everywhere)
      const own = allowed.exec(request.url.split('?')[0] ?? '')?.[1]
      if (!own || own.includes('..') || own.includes('//')) return reply.code(404).type('text/plain').send('Not found')
      return streamFile(request, reply, {
        url: `${base}/${own}`,
        types,
        timeoutMs,
        silence,
        missing: 'No such file',
        fetch,
      })
    })
  }
}
