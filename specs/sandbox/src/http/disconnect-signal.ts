import type { FastifyReply } from 'fastify'
import { Refusal } from './errors.ts'

// status with which some servers log a closed connection
const CLIENT_CLOSED_REQUEST = 499

/** Aborts when the client disconnects before the response. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Refusal(CLIENT_CLOSED_REQUEST, []))
  })
  return controller.signal
}
