import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { checkoutBackEnd, details as shown, fullCart } from '../../testing/checkout-world.ts'
import { loaderArgs, type Call, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/kosik/dodaci-udaje'
const details: Record<string, string> = { ...shown, owner: 'guest' }
const chosen = { cookies: { vanek_checkout: '{"shipper":1,"branch":null,"payment":1}' } }
const isPlace = ({ path }: Call) => path === '/api/v1/cart/place'
const placed = () => Response.json({ order: { code: '2600001' }, payment: { redirectUrl: null } }, { status: 201 })

describe('delivery details', () => {
  it('shows the form for the cart with its choice (C2.02)', async () => {
    const { env } = pageEnv(checkoutBackEnd(), chosen)
    const data = await loader(loaderArgs(path), env)
    expect(data).toMatchObject({ verifying: false, cart: fullCart, seen: { total: 1290 }, shipper: { id: 1 } })
  })

  const jana = { id: '7', email: 'jana@vanek.test', attributes: { custom: {} } }
  it.each([
    { who: 'a guest', user: undefined, owner: 'guest', guest: true },
    { who: 'a customer', user: () => Response.json(jana), owner: '7', guest: false },
    { who: 'one whose sign-in has expired', user: () => refusal(401, 'unauthorized'), owner: 'guest', guest: true },
    { who: 'one whom nobody knows now', user: () => refusal(500, 'server'), owner: null, guest: true },
  ])('has the owner of the typed input: of $who $owner', async ({ user, owner, guest }) => {
    const tokens = memoryTokens({ cart: 'token', ...(user && { auth: 'token' }) })
    const more = ({ path }: Call) => (path === '/api/v1/user' ? user?.() : undefined)
    const { env } = pageEnv(checkoutBackEnd({ more }), { ...chosen, tokens })
    expect(await loader(loaderArgs(path), env)).toMatchObject({ owner, seen: { context: { guest } } })
  })

  it.each([undefined, '{"shipper":1,"payment":4}', '{"shipper":9,"payment":1}', 'nonsense'])(
    'redirects with the choice %s: shipping and payment come first (C2.23)',
    async (choice) => {
      const { env } = pageEnv(checkoutBackEnd(), choice === undefined ? {} : { cookies: { vanek_checkout: choice } })
      expect(await redirectOf(loader(loaderArgs(path), env))).toBe('303 /kosik/doprava-a-platba')
    },
  )
})

describe('placing', () => {
  it('sends the displayed order under the key of the form and redirects to the finished page', async () => {
    const { env, calls, cookies } = pageEnv(placed, chosen)
    expect(await redirectOf(action(actionArgs(path, details), env))).toBe('303 /kosik/dokonceni')
    expect(calls.filter(isPlace)).toMatchObject([
      {
        key: 'key-of-the-form',
        body: { name: 'Eva Nováková', phone: '+420777123456', expected_total: 1290, terms: true },
      },
    ])
    // stays until the finished page has shown the order
    expect(cookies.get('vanek_verifying')).toBe('2')
  })

  it.each(['key of the form', 'key<of>the-form', 'short', 'k'.repeat(256)])(
    'replaces the invalid posted key %s',
    async (intentKey) => {
      const { env, calls } = pageEnv(placed, chosen)
      expect(await redirectOf(action(actionArgs(path, { ...details, intentKey }), env))).toBe('303 /kosik/dokonceni')
      expect(calls.filter(isPlace)).toMatchObject([{ key: expect.stringMatching(/^[\w-]{8,255}$/) }])
    },
  )

  it('returns errors by field, keeps the typed input and sends nothing', async () => {
    const { env, calls } = pageEnv(placed, chosen)
    const { terms: _, ...withoutTerms } = details
    const answer = await action(actionArgs(path, { ...withoutTerms, fullName: 'Eva', note: '<b>pozor</b>' }), env)
    expect(answer).toMatchObject({
      data: {
        errors: { fullName: 'Nezadali jste celé jméno', terms: expect.any(String) },
        inputs: { fullName: 'Eva', note: '<b>pozor</b>', email: 'eva@example.cz' },
      },
      init: { status: 422 },
    })
    expect(calls.filter(isPlace)).toEqual([])
  })

  it('C5.19 C5.26 C5.28 shows the errors of the built-in rules in their texts, and those of the service', async () => {
    const judge = ({ body }: Call) => {
      const { field } = body as { readonly field: string }
      return Response.json({ result: field === 'phone' ? 'error' : 'valid', suggestion: null })
    }
    const answers = (call: Call) => {
      if (call.path === '/api/v1/globals') return Response.json({ functions: { address_validation: true } })
      return call.path === '/addresses/validate' ? judge(call) : placed()
    }
    const { env, calls } = pageEnv(answers, chosen)
    const answer = await action(actionArgs(path, { ...details, fullName: 'Madonna', phone: '777 123 456' }), env)
    expect(answer).toMatchObject({
      data: { errors: { fullName: 'Nezadali jste celé jméno', phone: 'Nezadali jste správně telefonní číslo' } },
    })
    expect(calls.filter(isPlace)).toEqual([])
  })

  it('shows errors of the back end at their fields', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'billing_address.city', 'Takové město neznáme.'), chosen)
    const answer = await action(actionArgs(path, details), env)
    expect(answer).toMatchObject({ data: { errors: { city: 'Takové město neznáme.' }, problem: null } })
  })

  it.each([
    ['out_of_stock', 'index'],
    ['price_changed', 'index'],
    ['payment_unavailable', 'methods'],
  ])('shows where %s can be fixed', async (code, mendAt) => {
    const { env, cookies } = pageEnv(() => refusal(409, code), chosen)
    const answer = await action(actionArgs(path, details), env)
    expect(answer).toMatchObject({ data: { problem: { mendAt }, inputs: { city: 'Praha' } }, init: { status: 422 } })
    expect(cookies.has('vanek_verifying')).toBe(false)
  })

  it('waits for the same order placed by a second click', async () => {
    const { env, calls } = pageEnv(
      (call) => (isPlace(call) && calls.length < 4 ? refusal(409, 'idempotency_conflict') : placed()),
      chosen,
    )
    expect(await redirectOf(action(actionArgs(path, details), env))).toBe('303 /kosik/dokonceni')
    expect(new Set(calls.filter(isPlace).map(({ key }) => key))).toEqual(new Set(['key-of-the-form']))
  })
})

/** The form that retries an order whose response was lost. */
function resumeFields(answer: unknown): Record<string, string> {
  type Sent = { owner: string; intent: { key: string; placement: object } }
  const { owner, intent } = (answer as { data: { verifying: { sent: Sent } } }).data.verifying.sent
  return { intent: 'resume', owner, intentKey: intent.key, placement: JSON.stringify(intent.placement) }
}

describe('a lost response', () => {
  it('is not an error: the same order is sent again until its result is known', async () => {
    let lost = true
    const answer = (call: Call) => {
      if (isPlace(call) && lost) throw new TypeError('connection lost')
      return placed()
    }
    const { env, calls, cookies } = pageEnv(answer, chosen)
    const first = await action(actionArgs(path, details), env)
    expect(first).toMatchObject({
      data: { verifying: { sent: { intent: { key: 'key-of-the-form' } } }, inputs: { city: 'Praha' } },
    })
    expect(cookies.get('vanek_verifying')).toBe('1')
    // the cart may not exist any more, but the page stays
    await expect(loader(loaderArgs(path), env)).resolves.toEqual({ verifying: true })

    lost = false
    const fields = resumeFields(first)
    expect(await redirectOf(action(actionArgs(path, fields), env))).toBe('303 /kosik/dokonceni')
    expect(new Set(calls.filter(isPlace).map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1)
  })

  it('is not sent again by another visitor, though the page still has it', async () => {
    const { env, calls, cookies } = pageEnv(checkoutBackEnd(), { cookies: { vanek_verifying: '1' } })
    const fields = { ...details, intent: 'resume', owner: '7', placement: '{}' }
    expect(await redirectOf(action(actionArgs(path, fields), env))).toBe('303 /kosik/dodaci-udaje')
    expect([calls.filter(isPlace), cookies.size]).toEqual([[], 0])
  })

  it.each([
    ['the form when the cart is still full', fullCart, '303 /kosik/dodaci-udaje'],
    ['the order when the cart is gone', { ...fullCart, items: [] }, '303 /kosik/dokonceni'],
  ])('is not waited for when it is not stored, but redirects to %s', async (_, cart, way) => {
    const { env, calls, cookies } = pageEnv(checkoutBackEnd({ cart }), { cookies: { vanek_verifying: '1' } })
    expect(await redirectOf(action(actionArgs(path, { intent: 'resume' }), env))).toBe(way)
    expect([calls.filter(isPlace), cookies.size]).toEqual([[], 0])
  })

  it('restores the form when the order is rejected after all', async () => {
    const { env } = pageEnv(() => refusal(409, 'out_of_stock'), chosen)
    const typed = JSON.stringify({ city: 'Praha', note: 'zvonek nefunguje' })
    const fields = {
      intent: 'resume',
      owner: 'guest',
      intentKey: 'key-of-the-form',
      placement: '{}',
      typed,
      seen: details['seen'] ?? '',
    }
    const answer = await action(actionArgs(path, fields), env)
    expect(answer).toMatchObject({
      data: { inputs: { city: 'Praha', note: 'zvonek nefunguje' }, problem: { mendAt: 'index' } },
    })
  })
})
