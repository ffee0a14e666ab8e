import type { ServerResponse } from 'node:http'

/** An answer as it goes out. */
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

/** Writes an answer; a HEAD request gets the headers only. */
export function writeAnswer(
  response: ServerResponse,
  { status, headers, body }: Answer,
  method: string | undefined,
): void {
  // in the list itself: beside a header set before, `writeHead` keeps only the last of several cookies
  const empty = body === undefined && status !== 304
  response.writeHead(status, (empty ? [...headers, 'content-length', '0'] : headers) as string[])
  response.end(method === 'HEAD' ? undefined : body)
}
