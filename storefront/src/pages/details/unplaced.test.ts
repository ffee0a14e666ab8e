import { memoryTokens, type TokenStore } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { cartFlash } from '../../features/cart/commands/intent.ts'
import { checkoutBackEnd, details } from '../../testing/checkout-world.ts'
import { type Answer, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
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

describe('an order that cannot be placed because its cart or session is gone', () => {
  it.each(['cart_empty', 'cart_not_found'])(
    'redirects to the cart, which shows a message once: %s (C4.59, C7.24)',
    async (code) => {
      const { env, cookies, calls } = pageEnv(() => refusal(409, code), { cookies: chosen })
      expect(await redirectOf(action(actionArgs(path, details), env))).toBe('303 /kosik')
      expect(cartFlash.take(env.cookies)).toEqual({ kind: 'unplaced' })
      expect([cartFlash.take(env.cookies), cookies.has('vanek_verifying')]).toEqual([null, false])
      // an open empty cart is not an order; without a cart, only the key shows whether it became one
      const placed = calls.filter(({ path: at }) => at === '/api/v1/cart/place')
      expect(placed).toHaveLength(code === 'cart_empty' ? 0 : 1)
    },
  )

  it.each(['/api/v1/cart/validate', '/api/v1/cart/place'])(
    'redirects a customer to the sign-in and back when %s refuses the session, with a message (C4.59, C7.24)',
    async (refusing) => {
      const tokens = memoryTokens({ auth: 'dead' })
      const answer: Answer = (call) => (call.path === refusing ? refusal(401, 'unauthorized') : checkoutBackEnd()(call))
      const { env, cookies } = pageEnv(dying(answer, tokens), { cookies: chosen, tokens })
      expect(await redirectOf(action(actionArgs(path, ofCustomer), env))).toBe(toSignIn)
      expect(cookies.get('vanek_flash')).toContain('Objednávku jsme nepřijali')
    },
  )

  it('sends nothing for a customer who is no longer signed in: the cart is somebody else’s', async () => {
    const { env, calls, cookies } = pageEnv(checkoutBackEnd(), { cookies: chosen })
    expect(await redirectOf(action(actionArgs(path, ofCustomer), env))).toBe(toSignIn)
    expect(calls).toEqual([])
    expect(cookies.get('vanek_flash')).toContain('skončilo vaše přihlášení')
  })

  it('shows no result for an order whose response was lost, but redirects to the orders of its customer', async () => {
    const { env, calls, cookies } = pageEnv(checkoutBackEnd(), { cookies: { ...chosen, vanek_verifying: '1' } })
    const fields = { intent: 'resume', intentKey: 'key-of-the-form', placement: '{}', typed: '{}', owner: '7' }
    const way = await redirectOf(action(actionArgs(path, { ...fields, seen: ofCustomer.seen }), env))
    expect(way).toBe('303 /prihlasit?redirect=%2Fuzivatel%2Fobjednavky')
    expect(calls.filter((call) => call.method === 'POST')).toEqual([])
    expect(cookies.get('vanek_flash')).toContain('zda objednávka prošla')
  })
})
