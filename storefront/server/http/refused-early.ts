import type { IncomingMessage } from 'node:http'
import { flatHeaders, type Answer } from './answer.ts'
import { plainText } from './headers.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** How often a header was sent; Node itself keeps the first `Host` and drops the others. */
const timesSent = (wanted: string, rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === wanted).length

/** The refusal of a request that no route should see: a method that nothing answers, or two names of the host. */
export function refusedEarly({ method = '', rawHeaders }: IncomingMessage): Answer | undefined {
  if (!methods.includes(method))
    return { status: 405, headers: flatHeaders({ ...plainText, allow: methods.join(', ') }), body: 'Not allowed' }
  if (timesSent('host', rawHeaders) > 1)
    return { status: 400, headers: flatHeaders(plainText), body: 'More than one Host' }
  return undefined
}
