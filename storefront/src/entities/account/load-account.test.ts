import { CommerceError, memoryTokens, unwrap } from '@vanek/sdk'
import { getUserOrders } from '@vanek/sdk/account'
import { describe, expect, it } from 'vitest'
import { actionArgs, type Answer, loaderArgs, pageEnv, refusal, redirectOf } from '../../testing/page-env.ts'
import { fullCart } from '../../testing/checkout-world.ts'
import { accountAction, type AccountData, customerLoader } from './load-account.ts'

const path = '/uzivatel/objednavky'
const signIn = `303 /prihlasit?redirect=${encodeURIComponent(path)}`

const user = {
  ...{ id: '7', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Horáčková', phone: null, groups: ['vip'] },
  ...{ variantHash: null, address: null, business: null, newsletter: false, attributes: { custom: {} } },
  ...{ credits: { amount: 3 }, wishList: null, shoppingLists: [] },
}
const orders = { data: [], meta: { pagination: { total: 0, page: 1, perPage: 10 } } }

/** A back end with one customer. */
const backEnd =
  (more: (path: string) => Response | undefined = () => undefined): Answer =>
  ({ path: fullPath }) => {
    const [at = ''] = fullPath.split('?')
    const own = more(at)
    if (own) return own
    if (at === '/api/v1/user') return Response.json(user)
    if (at === '/api/v1/user/orders') return Response.json(orders)
    if (at === '/api/v1/cart') return Response.json(fullCart)
    if (at === '/api/v1/globals') return Response.json({ restricted_groups: ['omezeni'] })
    return at === '/api/oauth/logout' ? new Response(null, { status: 204 }) : refusal(404, 'not_found')
  }

const known = (answer: Answer) => pageEnv(answer, { tokens: memoryTokens({ auth: 'token' }) })
const loader = customerLoader(async (_args, { shop }) => unwrap(await getUserOrders(shop)))

/** Data and status of a loaded page. */
async function given(answer: Answer, load = loader) {
  const { env, calls } = known(answer)
  const { data, init } = (await load(loaderArgs(path), env)) as { data: AccountData<unknown>; init: { status: number } }
  return { ...data, status: init.status, calls }
}

describe('a page of the account', () => {
  it('C2.14 redirects a guest to the sign-in without a request', async () => {
    const { env, calls } = pageEnv(backEnd())
    expect(await redirectOf(loader(loaderArgs(path), env))).toBe(signIn)
    expect(calls).toEqual([])
  })

  it('C2.14 returns a guest to the page with its query, after a form to the path only', async () => {
    const { env, calls } = pageEnv(backEnd())
    const action = accountAction(async () => null)
    expect(await redirectOf(loader(loaderArgs(`${path}?strana=2`), env))).toBe(
      `303 /prihlasit?redirect=${encodeURIComponent(`${path}?strana=2`)}`,
    )
    expect(await redirectOf(action(actionArgs(`${path}?strana=2`, {}), env))).toBe(signIn)
    expect(calls).toEqual([])
  })

  it('C2.14 loads the session and the cart for the browser, each with one request', async () => {
    const { status, session, cart, page, calls } = await given(backEnd())
    expect([status, session?.user?.firstName, cart?.id, page]).toEqual([200, 'Jana', 'c', { orders: [], total: 0 }])
    expect(JSON.stringify(session)).not.toContain('token')
    const personal = calls.map(({ path: fullPath }) => fullPath.split('?')[0]).filter((at) => at !== '/api/v1/globals')
    expect(personal).toHaveLength(3)
    expect(new Set(personal)).toEqual(new Set(['/api/v1/cart', '/api/v1/user', '/api/v1/user/orders']))
  })

  it('C2.14 C4.17 redirects to the sign-in when the session has expired', async () => {
    const dead = backEnd((at) => (at.startsWith('/api/v1/user') ? refusal(401, 'unauthorized') : undefined))
    expect(await redirectOf(loader(loaderArgs(path), known(dead).env))).toBe(signIn)
  })

  it('C4.24 signs out a customer of a restricted group and redirects to the sign-in', async () => {
    const restricted = backEnd((at) =>
      at === '/api/v1/user' ? Response.json({ ...user, groups: ['omezeni'] }) : undefined,
    )
    const { env, calls } = known(restricted)
    expect(await redirectOf(loader(loaderArgs(path), env))).toBe(signIn)
    expect(calls.map((call) => call.path)).toContain('/api/oauth/logout')
  })

  it('C4.24 redirects a customer of a restricted group to the sign-in when the back end refuses', async () => {
    const restricted = backEnd((at) =>
      at.startsWith('/api/v1/user') ? refusal(403, 'customer_restricted') : undefined,
    )
    expect(await redirectOf(loader(loaderArgs(path), known(restricted).env))).toBe(signIn)
  })

  it('shows a 404 within the frame of the account', async () => {
    const none = customerLoader(async () => unwrap({ ok: false as const, error: gone }))
    expect(await given(backEnd(), none)).toMatchObject({ page: null, trouble: 'missing', status: 404 })
  })

  it('shows a 503 within the frame when the back end does not answer', async () => {
    const down = backEnd((at) => (at === '/api/v1/user/orders' ? refusal(500, 'server') : undefined))
    expect(await given(down)).toMatchObject({ page: null, trouble: 'failed', status: 503 })
  })

  it('renders even if the customer cannot be loaded', async () => {
    const down = backEnd(() => refusal(503, 'server'))
    expect(await given(down)).toMatchObject({ page: null, trouble: 'failed', status: 503 })
  })

  it('rethrows programming errors', async () => {
    const wrong = customerLoader(async () => Promise.reject(new TypeError('oh')))
    await expect(wrong(loaderArgs(path), known(backEnd()).env)).rejects.toThrow(TypeError)
  })
})

const gone = new CommerceError({ code: 'not_found', retryable: false, outcome: 'none', issues: [] }).error
