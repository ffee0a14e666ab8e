import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/odstoupit-od-smlouvy'
const item = (id: number, amount: number) => ({ id, amount, name: `Věc ${id}`, attributes: { discount: false } })
const order = (change: object = {}) => ({
  ...{ id: 'o-1', code: '2600001', created: '1969-12-20T10:00:00Z', status: 'delivered', currencyCode: 'CZK' },
  ...{ items: [item(1, 2), item(2, 1)], payment: { code: 'cod', state: 'offline' }, customer: { email: 'a@b.cz' } },
  events: [{ kind: 'received', at: '1969-12-20T10:00:00Z' }],
  ...{ withdrawableUntil: '1970-01-05T22:59:59.999Z' },
  ...change,
})
const signedIn = () => ({ tokens: memoryTokens({ auth: 'token' }) })
const envOf = (found: object = order(), options: Parameters<typeof pageEnv>[1] = signedIn()) =>
  pageEnv(({ method, path: url }) => {
    if (/\/withdrawals/.test(url))
      return method === 'GET' ? Response.json({ data: [], refund: 99 }) : Response.json({ number: '2600001-O1' })
    if (/\/user\/orders\?/.test(url)) {
      const data = ['o-1', 'o-2', 'o-3'].map((id) => ({
        ...order(),
        id,
        status: id === 'o-3' ? 'cancelled' : 'delivered',
      }))
      return Response.json({ data, meta: { pagination: { total: 3, page: 1, perPage: 20 } } })
    }
    return Response.json(url.endsWith('/o-2') ? order({ id: 'o-2', status: 'returned' }) : found)
  }, options)

describe('the page for withdrawals', () => {
  it('A5.12 is for everybody, and redirects to the sign-in only for orders of a customer', async () => {
    const guest = envOf(order(), { tokens: memoryTokens() })
    expect(await loader(loaderArgs(path), guest.env)).toEqual({ kind: 'public', orders: [] })
    expect(await redirectOf(loader(loaderArgs(`${path}?objednavka=o-1`), guest.env))).toBe(
      `303 /prihlasit?redirect=${encodeURIComponent(`${path}?objednavka=o-1`)}`,
    )
    expect(guest.calls).toEqual([])
    expect(await loader(loaderArgs(`${path}?objednavka=current`), guest.env)).toMatchObject({
      kind: 'order',
      of: 'current',
    })
    expect(guest.calls.map((call) => call.path)).toEqual([
      '/api/v1/orders/token/current',
      '/api/v1/orders/token/current/withdrawals',
    ])
  })

  it('A5.12 lists the orders that can be withdrawn from', async () => {
    const { env } = envOf()
    expect(await loader(loaderArgs(`${path}?objednavka=moje`), env)).toMatchObject({
      kind: 'orders',
      orders: [{ id: 'o-1' }],
    })
    expect(await loader(loaderArgs(path), env)).toMatchObject({ kind: 'public', orders: [{ id: 'o-1' }] })
    const failing = pageEnv(() => refusal(503, 'server'), signedIn())
    expect(await loader(loaderArgs(path), failing.env)).toEqual({ kind: 'public', orders: [] })
  })

  it('A5.06 A5.12 sums up the choice, and stays on the step with errors', async () => {
    const { env, calls } = envOf()
    const chosen = `${path}?objednavka=o-1&what=lines&line=1&amount.1=1`
    expect(await loader(loaderArgs(`${chosen}&krok=souhrn`), env)).toMatchObject({
      ...{ step: 'summary', refund: 99, why: null },
      choice: { whole: false, chosen: [1], amounts: { 1: '1' } },
    })
    expect(calls.at(-1)?.path).toBe('/api/v1/user/orders/o-1/withdrawals?lines=1%3A1')
    for (const wrong of [`${path}?objednavka=o-1&what=lines&krok=souhrn`, `${chosen}9&krok=souhrn`, chosen])
      expect(await loader(loaderArgs(wrong), env)).toMatchObject({ step: 'choose' })
  })

  it.each([
    [{ withdrawableUntil: '1969-12-31T00:00:00Z' }, 'withdrawal_expired'],
    [{ business: { business_name: 'D', TIN: '98001019', VATIN: '' } }, 'buyer_is_company'],
    [{ status: 'cancelled' }, 'order_cancelled'],
  ])('A5.03 shows for %j: %s', async (change, why) => {
    const { env } = envOf(order(change))
    expect(await loader(loaderArgs(`${path}?objednavka=o-1&krok=souhrn`), env)).toMatchObject({ why, step: 'choose' })
  })

  it('A5.06 shows the full refund until a choice is summed up', async () => {
    const { env, calls } = envOf()
    await loader(loaderArgs(`${path}?objednavka=o-1&what=lines&line=1&amount.1=1`), env)
    expect(calls.at(-1)?.path).toBe('/api/v1/user/orders/o-1/withdrawals')
  })

  it.each(['unauthorized', 'customer_restricted'])(
    'A5.12 redirects to the sign-in when the session has expired: %s',
    async (code) => {
      const { env } = pageEnv(() => refusal(401, code), signedIn())
      for (const own of [`${path}?objednavka=o-1`, `${path}?objednavka=moje`])
        expect(await redirectOf(loader(loaderArgs(own), env))).toBe(
          `303 /prihlasit?redirect=${encodeURIComponent(own)}`,
        )
    },
  )

  it('shows that there is no such order', async () => {
    const { env } = pageEnv(() => refusal(404, 'not_found'), signedIn())
    expect(await loader(loaderArgs(`${path}?objednavka=o-9`), env)).toMatchObject({
      ...{ data: { kind: 'missing' }, init: { status: 404 } },
    })
  })
})

describe('the forms for withdrawals without scripts', () => {
  const own = `${path}?objednavka=o-1&krok=souhrn&what=lines&line=1&amount.1=1`
  const fields = { changeKey: 'key-of-the-page', note: '', bankAccount: '' }

  it('A5.09 A5.12 submit the choice of the URL, once for the key of the page, and redirect to the number', async () => {
    const { env, calls } = envOf()
    expect(await redirectOf(action(actionArgs(own, fields), env))).toBe(`303 ${path}?objednavka=o-1&prijato=2600001-O1`)
    expect(calls.at(-1)).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/user/orders/o-1/withdrawals', key: 'key-of-the-page' },
      body: { lines: [{ item: 1, amount: 1 }] },
    })
  })

  it('A5.05 A5.12 keep the typed input', async () => {
    const { env, calls } = envOf()
    expect(await action(actionArgs(own, { ...fields, bankAccount: '12', note: 'Nesedí' }), env)).toMatchObject({
      data: { errors: { bankAccount: 'bank_account_invalid' }, values: { bankAccount: '12', note: 'Nesedí' } },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
    const refused = pageEnv(
      ({ method }) => (method === 'GET' ? Response.json(order()) : refusal(409, 'withdrawal_expired', null, 'Pozdě')),
      signedIn(),
    )
    expect(await action(actionArgs(own, { ...fields, note: 'Nesedí' }), refused.env)).toMatchObject({
      data: { text: 'Pozdě', values: { note: 'Nesedí' } },
    })
  })

  it('A5.10 A5.12 accept number and e-mail in two steps, and the same declaration once', async () => {
    const { env, calls } = pageEnv(() => Response.json({ received: '2026-11-20T12:00:00Z' }, { status: 202 }))
    const typed = { name: 'Jan', orderCode: '2600001', email: 'jan@b.cz', bankAccount: '' }
    const send = (intent: string, change: object = {}) => action(actionArgs(path, { intent, ...typed, ...change }), env)
    expect(await send('check', { email: 'jan@' })).toMatchObject({
      data: { step: 'fill', errors: { email: 'email_invalid' }, values: { name: 'Jan' } },
    })
    expect(await send('check')).toMatchObject({ data: { step: 'summary', values: typed } })
    expect(await send('edit')).toMatchObject({ data: { step: 'fill', values: typed, errors: {} } })
    expect(calls).toEqual([])
    for (let times = 0; times < 2; times += 1)
      expect(await send('declare')).toMatchObject({ data: { step: 'done', received: '2026-11-20T12:00:00Z' } })
    expect(calls.map(({ method, path: url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/withdrawals',
      'POST /api/v1/withdrawals',
    ])
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  })
})
