/** Recorded responses of a real back end by request, to be replayed without it. */
export type Tape = Map<string, { readonly status: number; readonly text: string; readonly type: string }>

const keyOf = (input: RequestInfo | URL, init: RequestInit = {}) => {
  const url = new URL(input instanceof Request ? input.url : input, 'http://sandbox.test')
  const graphql = url.pathname.endsWith('/graphql') ? JSON.stringify(init.body) : ''
  return `${init.method ?? 'GET'} ${url.pathname}${url.search} ${graphql}`
}

/** A fetch that records responses; a success is not replaced by an error. */
export const recording =
  (send: typeof fetch, tape: Tape): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    const text = await response.text()
    const { status } = response
    const type = response.headers.get('content-type') ?? ''
    const recorded = tape.get(keyOf(input, init))
    if (!recorded || recorded.status >= 300) tape.set(keyOf(input, init), { status, text, type })
    return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } })
  }

/** A fetch that replays responses, with every successful JSON changed. */
export const replaying =
  (tape: Tape, change: (answer: unknown) => unknown): typeof fetch =>
  async (input, init) => {
    const { status, text, type } = tape.get(keyOf(input, init)) ?? { status: 404, text: '{}', type: 'application/json' }
    const changed = status < 300 && type.includes('json') ? (JSON.stringify(change(JSON.parse(text))) ?? 'null') : text
    return new Response(status === 204 ? null : changed, { status, headers: { 'content-type': type } })
  }

/** Bodies of error responses that do not match the contract. */
export const invalidErrors: Readonly<Record<string, unknown>> = {
  null: null,
  'a string': 'no',
  'errors that are null': { errors: null },
  'null as an error': { errors: [null, 7] },
  'fields and titles that are not strings': { errors: [{ code: 'x', field: 7, title: { cs: 'Ne' } }], requestId: 7 },
  'only codes': { errors: [{ code: 'out_of_stock' }, { code: 'unauthorized' }] },
}
