import type { FastifyReply } from 'fastify'
import { Refusal } from './errors.ts'

// as some servers log a closed connection
const GONE = 499

/** Aborts when the client goes away before it is answered. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal(GONE, []))
  })
  return gone.signal
}
