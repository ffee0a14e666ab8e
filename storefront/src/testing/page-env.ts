import { createShop, memoryTokens, type TokenStore } from '@vanek/sdk'
import type { VisitorEnv } from '../lib/page/env.ts'
import { displayWays } from '../lib/page/price-display.ts'
import { guestSettings } from '../lib/page/settings.ts'
import { market } from '#market/market'

/** A call of a page to a back end. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly key: string | null
  readonly body: unknown
}

export type Answer = (call: Call) => Response | Promise<Response>

const json = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))

/** The environment of a page with a fake back end, which records its calls. */
export function pageEnv(
  answer: Answer,
  options: Pick<VisitorEnv, 'functions' | 'lacks'> & {
    tokens?: TokenStore
    cookies?: Record<string, string>
    now?: number
  } = {},
) {
  const calls: Call[] = []
  const cookies = new Map(Object.entries(options.cookies ?? {}))
  const shop = createShop({
    ...market,
    ...guestSettings,
    endpoints: { shop: 'http://shop.test', content: 'http://cms.test', cdn: '/cdn', services: 'http://services.test' },
    tokens: options.tokens ?? memoryTokens({ cart: 'token' }),
    clock: {
      now: () => options.now ?? 0,
      sleep: (_ms, signal) => new Promise((resolve) => (signal ? undefined : resolve())),
    },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const body = json(await request.text())
      const call = {
        method: request.method,
        path: pathname + search,
        key: request.headers.get('idempotency-key'),
        body,
      }
      calls.push(call)
      return answer(call)
    },
  })
  const env: VisitorEnv = {
    shop,
    cookies: {
      get: (name) => cookies.get(name),
      set: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    origin: 'http://own.test',
    wildcardProducts: false,
    display: displayWays.both,
    server: true,
    functions: options.functions,
    lacks: options.lacks,
  }
  return { env, calls, cookies }
}

/** Arguments of an action for a posted form. */
export const actionArgs = (path: string, fields: Record<string, string>) => ({
  request: new Request(`http://own.test${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
  params: {},
})

/** Arguments of a loader for a path. */
export const loaderArgs = (path: string) => ({ request: new Request(`http://own.test${path}`), params: {} })

/** An error response of the back end. */
export const refusal = (status: number, code: string, field: string | null = null, title = code) =>
  Response.json({ errors: [{ code, field, title }], requestId: 'r' }, { status })

/** The redirect of a loader or an action as "303 /path", whether it is returned or thrown. */
export async function redirectOf(run: Promise<unknown>): Promise<string> {
  const answer = await run.catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error(`This leads nowhere: ${JSON.stringify(answer)}`)
  return `${answer.status} ${answer.headers.get('location') ?? ''}`
}
