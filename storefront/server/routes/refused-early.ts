import type { IncomingMessage } from 'node:http'
import { flatHeaders, type Answer } from '../http/answer.ts'
import { plainText } from '../http/headers.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** How often a header was sent; Node itself keeps the first `Host` and drops the others. */
const timesSent = (wanted: string, rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === wanted).length

/** Path and query of a request's target, which may name a whole URL; undefined when it has none. */
export const targetOf = (url: string): string | undefined =>
  url.startsWith('/') ? url : /^https?:\/\/[^/?#]+(\/.*)$/i.exec(url)?.[1]

/**
 * The refusal of a request that no route should see: a method that nothing answers, two names of the host, or no path.
 */
export function refusedEarly({ method = '', url = '', rawHeaders }: IncomingMessage): Answer | undefined {
  if (!methods.includes(method))
    return { status: 405, headers: flatHeaders({ ...plainText, allow: methods.join(', ') }), body: 'Not allowed' }
  if (timesSent('host', rawHeaders) > 1)
    return { status: 400, headers: flatHeaders(plainText), body: 'More than one Host' }
  if (targetOf(url) === undefined) return { status: 400, headers: flatHeaders(plainText), body: 'No path' }
  return undefined
}
