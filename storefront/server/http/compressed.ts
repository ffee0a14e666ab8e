import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from './encoding.ts'
import type { Answer } from './answer.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthIt = 1_400

/** A body in the best encoding that the `Accept-Encoding` header allows; small bodies stay as they are. */
export async function compress(
  body: Buffer,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
  const encoding = body.length < worthIt ? 'identity' : encodingFor(accepted)
  if (encoding === 'br')
    return { body: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding }
  return encoding === 'gzip' ? { body: await gzipped(body), encoding } : { body }
}

/**
 * A page for one visitor, compressed at low quality and not stored; cached pages are compressed already. Nothing in
 * our pages is secret, otherwise compression would leak it (BREACH, decision 0038).
 */
export async function compressed(answer: Answer, accepted: string | undefined): Promise<Answer> {
  const { headers, body } = answer
  if (!(body instanceof Buffer) || headers.includes('etag') || headers.includes('content-encoding')) return answer
  const made = await compress(body, accepted)
  const length = String(made.body.length)
  return {
    ...answer,
    headers: [
      ...headers.map((each, index) => (headers[index - 1] === 'content-length' ? length : each)),
      ...['vary', 'accept-encoding'],
      ...(made.encoding ? ['content-encoding', made.encoding] : []),
    ],
    body: made.body,
  }
}
