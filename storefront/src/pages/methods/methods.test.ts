import { emptyCart } from '@vanek/sdk/cart'
import { describe, expect, it } from 'vitest'
import { checkoutBackEnd, fullCart } from '../../testing/checkout-world.ts'
import { asked, pageEnv, posted, wayOf } from '../../testing/page-env.ts'
import { action, loader } from './route.tsx'

const path = '/kosik/doprava-a-platba'

describe('shipping and payment', () => {
  it('shows what is offered, priced for the choice made before (C2.03)', async () => {
    const { env, calls } = pageEnv(checkoutBackEnd(), {
      cookies: { vanek_checkout: '{"shipper":1,"branch":null,"payment":1}' },
    })
    await expect(loader(asked(path), env)).resolves.toMatchObject({
      cart: fullCart,
      choice: { shipper: 1, payment: 1 },
    })
    expect(calls[0]?.path).toBe('/api/v1/cart?shipper_id=1&payment_id=1')
  })

  it('is not entered with nothing in the cart: the cart comes first (C2.23)', async () => {
    const { env } = pageEnv((call) => checkoutBackEnd({ cart: emptyCart(env.shop) })(call))
    expect(await wayOf(loader(asked(path), env))).toBe('303 /kosik')
  })

  it('keeps the choice and leads to the details, the third step (C2.23)', async () => {
    const { env, cookies } = pageEnv(checkoutBackEnd())
    expect(await wayOf(action(posted(path, { shipper: '1', payment: '1' }), env))).toBe('303 /kosik/dodaci-udaje')
    expect(cookies.get('vanek_checkout')).toBe('{"shipper":1,"branch":null,"payment":1}')
  })

  it.each([
    [{}, { shipper: 'Vyberte prosím způsob dopravy', payment: 'Vyberte prosím způsob platby' }],
    [{ shipper: '1', payment: '4' }, { payment: 'S vybranou dopravou tento způsob platby nejde použít' }],
    [{ shipper: '77', payment: '1' }, { shipper: expect.any(String) }],
  ])('refuses %j and keeps nothing', async (fields, errors) => {
    const { env, cookies } = pageEnv(checkoutBackEnd())
    const answer = await action(posted(path, fields), env)
    expect(answer).toMatchObject({ data: { errors }, init: { status: 422 } })
    expect(cookies.size).toBe(0)
  })
})
