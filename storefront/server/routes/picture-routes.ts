import { imageStyles } from '@vanek/sdk/images'
import type { FastifyInstance } from 'fastify'
import type { ApiLimits } from './api-limits.ts'
import { fileHeaders } from '../http/headers.ts'
import { createSilence } from '../http/silence.ts'
import { streamFile } from '../http/stream-file.ts'
import { visitorAddress } from '../http/visitor-address.ts'

const allowed = /^\/cdn(\/image\/(style-[a-z0-9-]{1,40})\/[a-z0-9][a-z0-9/._-]{0,200})$/
const styles: ReadonlySet<string> = new Set(imageStyles)
const types = /^image\/(webp|png|jpeg|avif|gif)$/

export interface PictureParts {
  readonly cdnUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly limits: ApiLimits
  readonly trustedProxies: readonly string[]
  /** Milliseconds that the service may be silent; a page has loaded only when its pictures have. */
  readonly silenceMs: number
}

/** Pictures in the sizes of the contract, streamed from where they are made (B7.52). */
export function pictureRoutes(
  app: FastifyInstance,
  { cdnUrl, fetch, limits, trustedProxies, silenceMs }: PictureParts,
): void {
  const silence = createSilence(silenceMs)
  app.get('/cdn/*', async (request, reply) => {
    reply.headers(fileHeaders)
    const [, path, style = ''] = allowed.exec(request.url.split('?')[0] ?? '') ?? []
    if (!path || !styles.has(style) || path.includes('..') || path.includes('//'))
      return reply.code(404).type('text/plain').send('Not found')
    const waitSeconds = await limits('/cdn/', visitorAddress(request.ip, trustedProxies))
    if (waitSeconds > 0)
      return reply.code(429).header('retry-after', waitSeconds).type('text/plain').send('Too many pictures')
    // the service that makes them schedules by visitor, and chooses the format
    const headers = { 'x-forwarded-for': request.ip, accept: request.headers.accept ?? '*/*' }
    const url = cdnUrl + path
    return streamFile(request, reply, { url, types, headers, timeoutMs: 20_000, silence, missing: 'No picture', fetch })
  })
}
