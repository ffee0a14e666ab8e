import { imageStyles } from '@vanek/sdk/images'
import type { FastifyInstance } from 'fastify'
import { everywhere } from './headers.ts'
import { streamFile } from './stream-file.ts'

const allowed = /^\/cdn(\/image\/(style-[a-z0-9-]{1,40})\/[a-z0-9][a-z0-9/._-]{0,200})$/
const styles: ReadonlySet<string> = new Set(imageStyles)
const types = /^image\/(webp|png|jpeg|avif|gif)$/

/** Pictures in the sizes of the contract, streamed from where they are made (B7.52). */
export function pictureRoutes(
  app: FastifyInstance,
  { cdnUrl, fetch }: { cdnUrl: string; fetch: typeof globalThis.fetch },
): void {
  app.get('/cdn/*', async (request, reply) => {
    reply.headers(everywhere)
    const [, path, style = ''] = allowed.exec(request.url.split('?')[0] ?? '') ?? []
    if (!path || !styles.has(style) || path.includes('..') || path.includes('//'))
      return reply.code(404).type('text/plain').send('Not found')
    // whoever makes them lets visitors take turns
    const asked = { 'x-forwarded-for': request.ip }
    const url = cdnUrl + path
    return streamFile(request, reply, { url, types, asked, timeoutMs: 20_000, missing: 'No picture', fetch })
  })
}
