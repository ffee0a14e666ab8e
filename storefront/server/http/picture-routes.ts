import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { deadline } from '@vanek/sdk/server'
import type { FastifyInstance } from 'fastify'
import { everywhere } from './headers.ts'
import { goneSignal } from './web.ts'

const allowed = /^\/cdn(\/image\/style-[a-z0-9-]{1,40}\/[a-z0-9][a-z0-9/._-]{0,200})$/
const passedBack = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified']

/** Pictures, streamed from where they are made (B7.52). */
export function pictureRoutes(
  app: FastifyInstance,
  { cdnUrl, fetch }: { cdnUrl: string; fetch: typeof globalThis.fetch },
): void {
  app.get('/cdn/*', async (request, reply) => {
    reply.headers(everywhere)
    const path = allowed.exec(request.url.split('?')[0] ?? '')?.[1]
    if (!path || path.includes('..') || path.includes('//')) return reply.code(404).type('text/plain').send('Not found')
    const tag = request.headers['if-none-match']
    const limit = deadline(goneSignal(reply), 20_000)
    reply.raw.once('close', limit.clear)
    try {
      const answer = await fetch(cdnUrl + path, {
        headers: tag ? { 'if-none-match': tag } : {},
        signal: limit.signal,
      })
      const type = answer.headers.get('content-type') ?? ''
      if (answer.status === 304) return await reply.code(304).send()
      if (!answer.ok || !/^image\/(webp|png|jpeg|avif|gif)$/.test(type) || !answer.body) {
        await answer.body?.cancel()
        const status = answer.status >= 400 && answer.status < 500 ? 404 : 502
        return await reply.code(status).header('cache-control', 'no-store').type('text/plain').send('No picture')
      }
      for (const name of passedBack) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      return await reply.send(Readable.fromWeb(answer.body as ReadableStream))
    } catch {
      return reply.code(502).header('cache-control', 'no-store').type('text/plain').send('No picture')
    }
  })
}
