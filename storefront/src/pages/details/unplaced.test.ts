import { memoryTokens, type TokenStore } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { cartSaid } from '../../features/cart/commands/intent.ts'
import { checkoutBackEnd, details } from '../../testing/checkout-world.ts'
import { type Answer, pageEnv, posted, refusal, wayOf } from '../../testing/page-env.ts'
import { action } from './data.ts'

const path = '/kosik/dodaci-udaje'
const toSignIn = '303 /prihlasit?redirect=%2Fkosik%2Fdodaci-udaje'
const chosen = { vanek_checkout: '{"shipper":1,"branch":null,"payment":1}' }
const seen = JSON.parse(details['seen'] ?? '') as { context: object }
const ofCustomer = { ...details, seen: JSON.stringify({ ...seen, context: { ...seen.context, guest: false } }) }

/** Tokens that drop the customer's token on a 401, as those of browser and server do. */
const dying =
  (answer: Answer, tokens: TokenStore): Answer =>
  async (call) => {
    const response = await answer(call)
    if (response.status === 401) tokens.set('auth', null)
    return response
  }

describe('an order that is not taken because what it was made of is gone', () => {
  it.each(['cart_empty', 'cart_not_found'])(
    'leads to the cart, which says so once: %s (C4.59, C7.24)',
    async (code) => {
      const { env, cookies, calls } = pageEnv(() => refusal(409, code), { cookies: chosen })
      expect(await wayOf(action(posted(path, details), env))).toBe('303 /kosik')
      expect(cartSaid.take(env.cookies)).toEqual({ kind: 'unplaced' })
      expect([cartSaid.take(env.cookies), cookies.has('vanek_verifying')]).toEqual([null, false])
      // an open empty cart is not an order; without a cart, only the key shows whether it became one
      const placed = calls.filter(({ path: at }) => at === '/api/v1/cart/place')
      expect(placed).toHaveLength(code === 'cart_empty' ? 0 : 1)
    },
  )

  it.each(['/api/v1/cart/validate', '/api/v1/cart/place'])(
    'leads a customer to signing in and back when the sign-in is refused by %s, and says so (C4.59, C7.24)',
    async (refusing) => {
      const tokens = memoryTokens({ auth: 'dead' })
      const answer: Answer = (call) => (call.path === refusing ? refusal(401, 'unauthorized') : checkoutBackEnd()(call))
      const { env, cookies } = pageEnv(dying(answer, tokens), { cookies: chosen, tokens })
      expect(await wayOf(action(posted(path, ofCustomer), env))).toBe(toSignIn)
      expect(cookies.get('vanek_flash')).toContain('Objednávku jsme nepřijali')
    },
  )

  it('sends nothing for a customer who is signed in no more: the cart here is somebody else’s', async () => {
    const { env, calls, cookies } = pageEnv(checkoutBackEnd(), { cookies: chosen })
    expect(await wayOf(action(posted(path, ofCustomer), env))).toBe(toSignIn)
    expect(calls).toEqual([])
    expect(cookies.get('vanek_flash')).toContain('skončilo vaše přihlášení')
  })

  it('claims nothing of an order whose answer was lost, but leads to the orders of its customer', async () => {
    const { env, calls, cookies } = pageEnv(checkoutBackEnd(), { cookies: { ...chosen, vanek_verifying: '1' } })
    const fields = { intent: 'resume', intentKey: 'key-of-the-form', placement: '{}', typed: '{}', owner: '7' }
    const way = await wayOf(action(posted(path, { ...fields, seen: ofCustomer.seen }), env))
    expect(way).toBe('303 /prihlasit?redirect=%2Fuzivatel%2Fobjednavky')
    expect(calls.filter((call) => call.method === 'POST')).toEqual([])
    expect(cookies.get('vanek_flash')).toContain('zda objednávka prošla')
  })
})
