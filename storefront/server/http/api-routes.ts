import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createCookieJar, sessionIn, type Proxy } from '@vanek/sdk/server'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from '../keep/encoding.ts'
import type { Segments } from '../pages/segments.ts'
import { dataHeaders } from './headers.ts'
import { goneSignal, webRequest } from './web.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthIt = 1_400

async function compress(body: Buffer, accepted: string | undefined): Promise<{ body: Buffer; encoding?: string }> {
  const encoding = body.length < worthIt ? 'identity' : encodingFor(accepted)
  if (encoding === 'br')
    return { body: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding }
  return encoding === 'gzip' ? { body: await gzipped(body), encoding } : { body }
}

export interface ApiParts {
  readonly origin: string
  readonly secure: boolean
  readonly proxy: Proxy
  readonly segments: Segments
}

/** The back ends under our own origin. */
export function apiRoutes(app: FastifyInstance, { origin, secure, proxy, segments }: ApiParts): void {
  for (const url of ['/api/*', '/content/*', '/services/*']) {
    app.all(url, async (request, reply) => {
      const web = webRequest(request, origin, goneSignal(reply))
      const jar = createCookieJar(request.headers.cookie, { secure })
      const session = sessionIn(jar, { secure })
      const { settings } = await segments.of(session)
      const answer = await proxy(web, { session, segment: settings, requestId: request.id })
      const plain = Buffer.from(await answer.arrayBuffer())
      const { body, encoding } = await compress(plain, request.headers['accept-encoding'])
      reply.code(answer.status).headers({ ...dataHeaders, ...Object.fromEntries(answer.headers) })
      if (encoding) reply.header('content-encoding', encoding)
      reply.header('vary', 'accept-encoding')
      const cookies = jar.setCookies()
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      return reply.send(answer.status === 204 ? null : body)
    })
  }
}
