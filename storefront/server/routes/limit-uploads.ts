import { isSameOrigin, sessionCookies } from '@vanek/sdk/server'
import type { onRequestHookHandler } from 'fastify'

const visitorCookie = new RegExp(`(^|;\\s*)(__Host-)?(${sessionCookies.auth}|${sessionCookies.order})=`)

interface UploadLimit {
  /** Maximum number of requests at a time. */
  readonly most: number
  /** Requests up to this many bytes are accepted without being counted. */
  readonly upTo?: number
  /** Whether visitors without an order or an account are accepted too. */
  readonly guests?: boolean
}

/**
 * Limits how many requests with large bodies are accepted at a time. They must come from our own pages and, without
 * `guests`, from visitors with an order or an account; others are refused before their body is read.
 */
export function limitUploads({ most, upTo = 0, guests = false }: UploadLimit): onRequestHookHandler {
  let current = 0
  return (request, reply, done) => {
    const { headers } = request
    const length = Number(headers['content-length'] ?? Infinity)
    if (length <= upTo) return done()
    const header = (name: string) => [headers[name] ?? []].flat().join(', ') || null
    if (!isSameOrigin(header)) return done(refusal(403, 'Not from our own pages'))
    if (!guests && !visitorCookie.test(headers.cookie ?? ''))
      return done(refusal(413, 'Too large for somebody who has no order'))
    if (current >= most) return done(refusal(503, 'Too many at once'))
    current += 1
    reply.raw.once('close', () => {
      current -= 1
    })
    return done()
  }
}

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })
