import { isSameOrigin, sessionCookies } from '@vanek/sdk/server'
import type { onRequestHookHandler } from 'fastify'

const visitorCookie = new RegExp(`(^|;\\s*)(__Host-)?(${sessionCookies.auth}|${sessionCookies.order})=`)

interface Room {
  /** How many may be inside. */
  readonly most: number
  /** Requests up to so many bytes are let in without being counted. */
  readonly upTo?: number
  /** Whether visitors without an order or an account are let in too. */
  readonly guests?: boolean
}

/**
 * Accepts few requests with large bodies at a time, from our own pages and, unless for guests too, of visitors who have
 * an order or an account; others are refused before their body is read.
 */
export function roomFor({ most, upTo = 0, guests = false }: Room): onRequestHookHandler {
  let inside = 0
  return (request, reply, done) => {
    const { headers } = request
    const length = Number(headers['content-length'] ?? Infinity)
    if (length <= upTo) return done()
    const header = (name: string) => [headers[name] ?? []].flat().join(', ') || null
    if (!isSameOrigin(header)) return done(refusal(403, 'Not from our own pages'))
    if (!guests && !visitorCookie.test(headers.cookie ?? ''))
      return done(refusal(413, 'Too large for somebody who has no order'))
    if (inside >= most) return done(refusal(503, 'Too many at once'))
    inside += 1
    reply.raw.once('close', () => {
      inside -= 1
    })
    return done()
  }
}

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })
