import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { deadline } from '@vanek/sdk/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Silence } from './silence.ts'
import { disconnectSignal } from './web.ts'

export interface StreamedFile {
  /** Where it is fetched from. */
  readonly url: string
  /** Allowed media types; anything else could be a foreign page under our origin. */
  readonly types: RegExp
  /** Request headers in addition to the forwarded ones of the visitor. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds that the whole transfer may take. */
  readonly timeoutMs: number
  /** How long its service may be silent. */
  readonly silence: Silence
  /** Text of the answer if the file does not exist. */
  readonly missing: string
  readonly fetch: typeof globalThis.fetch
}

const forwardedHeaders = ['if-none-match', 'if-modified-since', 'if-range', 'range']
const returnedHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
]

/** The back end is overloaded, by this visitor or by all. */
const isBusy = (status: number): boolean => status === 429 || status === 503

const statusFor = (status: number): number => {
  if (status === 416) return 416
  if (isBusy(status)) return 503
  return status >= 400 && status < 500 ? 404 : 502
}

/** Streams a file of a back end; conditions and byte ranges are forwarded. */
export async function streamFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, types, headers, timeoutMs, silence, missing, fetch }: StreamedFile,
): Promise<FastifyReply> {
  const refuse = (status: number) =>
    reply.code(status).header('cache-control', 'no-store').type('text/plain').send(missing)
  const forwarded = forwardedHeaders.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  const limit = deadline(disconnectSignal(reply), timeoutMs)
  const waiting = silence.wait(limit.signal)
  reply.raw.once('close', () => {
    limit.clear()
    waiting.clear()
  })
  try {
    // uncompressed, because lengths and ranges count the bytes that are sent
    const requestHeaders = { 'accept-encoding': 'identity', ...headers, ...Object.fromEntries(forwarded) }
    const answer = await fetch(url, { headers: requestHeaders, signal: waiting.signal })
    // the body may arrive as slowly as the visitor reads it
    waiting.clear()
    silence.recordAnswer()
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
    if (answer.status === 304) return await reply.code(304).send()
    if (!answer.ok || !types.test(type) || !answer.body) {
      await answer.body?.cancel()
      const later = isBusy(answer.status) ? answer.headers.get('retry-after') : null
      if (later !== null) reply.header('retry-after', later)
      return await refuse(statusFor(answer.status))
    }
    // if the service compresses anyway, the length is not that of the bytes we send
    const isCompressed = answer.headers.has('content-encoding')
    for (const name of returnedHeaders) {
      if (isCompressed && name === 'content-length') continue
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    // Fastify would read the body of a HEAD request to its end, which may never come
    const sendsBody = request.method !== 'HEAD'
    if (!sendsBody) await answer.body.cancel()
    const body = sendsBody ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
    return await reply.code(answer.status).send(body)
  } catch {
    reply.header('retry-after', '1')
    const isSilent = waiting.signal.aborted && !limit.signal.aborted
    return refuse(isSilent ? 504 : 503)
  }
}
