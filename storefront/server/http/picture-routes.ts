import type { FastifyInstance } from 'fastify'
import { everywhere } from './headers.ts'
import { streamFile } from './stream-file.ts'

const allowed = /^\/cdn(\/image\/style-[a-z0-9-]{1,40}\/[a-z0-9][a-z0-9/._-]{0,200})$/

/** Pictures, streamed from where they are made (B7.52). */
export function pictureRoutes(
  app: FastifyInstance,
  { cdnUrl, fetch }: { cdnUrl: string; fetch: typeof globalThis.fetch },
): void {
  app.get('/cdn/*', async (request, reply) => {
    reply.headers(everywhere)
    const path = allowed.exec(request.url.split('?')[0] ?? '')?.[1]
    if (!path || path.includes('..') || path.includes('//')) return reply.code(404).type('text/plain').send('Not found')
    const types = /^image\/(webp|png|jpeg|avif|gif)$/
    return streamFile(request, reply, { url: cdnUrl + path, types, timeoutMs: 20_000, missing: 'No picture', fetch })
  })
}
