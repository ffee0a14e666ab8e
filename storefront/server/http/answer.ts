import type { ServerResponse } from 'node:http'
import { cacheControl } from '@vanek/sdk/server'

/** An answer as it is sent. */
export interface Answer {
  readonly status: number
  /** Names and values, one after the other, as `writeHead` takes them. */
  readonly headers: readonly string[]
  readonly body?: Buffer | string | undefined
}

export const flatHeaders = (headers: Readonly<Record<string, string>>, cookies: readonly string[] = []): string[] => [
  ...Object.entries(headers).flat(),
  ...cookies.flatMap((cookie) => ['set-cookie', cookie]),
]

/** The same answer with cookies of the visitor, which a cache in front of the server must not share. */
export function withCookies(answer: Answer, cookies: readonly string[]): Answer {
  if (cookies.length === 0) return answer
  const isOpen = (index: number) => answer.headers[index - 1] === 'cache-control' && index % 2 === 1
  const headers = answer.headers.map((each, index) =>
    isOpen(index) && each.startsWith('public') ? cacheControl.segment : each,
  )
  return { ...answer, headers: [...headers, ...flatHeaders({}, cookies)] }
}

/** Writes an answer; a HEAD request gets the headers only. */
export function writeAnswer(
  response: ServerResponse,
  { status, headers, body }: Answer,
  method: string | undefined,
): void {
  // as part of the list: with headers that were set before, `writeHead` sends only the last of several cookies
  const empty = body === undefined && status !== 304
  response.writeHead(status, (empty ? [...headers, 'content-length', '0'] : headers) as string[])
  response.end(method === 'HEAD' ? undefined : body)
}
