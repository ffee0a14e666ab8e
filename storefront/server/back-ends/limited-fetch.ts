import { readLimited } from '@vanek/sdk/server'

export interface AnswerLimit {
  readonly bytes: number
  /** The media types that it is for. */
  readonly types: (type: string) => boolean
}

/**
 * A fetch that reads answers of some types at once, and no further than a limit. One that is longer breaks the contract:
 * the caller gets that error, and the rest is never read.
 */
export function limitedFetch(send: typeof fetch, { bytes, types }: AnswerLimit): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    const { status, headers, body } = answer
    if (!body || !types(headers.get('content-type') ?? '')) return answer
    const isTooLong = Number(headers.get('content-length') ?? 0) > bytes
    const read = isTooLong ? await body.cancel() : await readLimited(body, bytes)
    if (read) return new Response(read, { status, headers })
    return Response.json({ errors: [{ code: 'contract', field: null, title: '' }] }, { status: 502 })
  }
}

export const isJson = (type: string): boolean => /[/+]json\b/.test(type)
