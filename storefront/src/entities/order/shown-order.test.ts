import { describe, expect, it } from 'vitest'
import { action as claim } from '../../pages/claim/data.ts'
import { action as finished } from '../../pages/finished/data.ts'
import { action as guestOrder } from '../../pages/guest-order/data.ts'
import { action as paying } from '../../pages/payment-callback/data.ts'
import { action as withdrawal } from '../../pages/withdrawal/data.ts'
import { pageEnv, actionArgs, refusal } from '../../testing/page-env.ts'

const key = 'key-of-the-page'
const withdrawing = '/odstoupit-od-smlouvy?objednavka=current&krok=souhrn'
const claiming = '/podat-reklamaci?objednavka=current'
const claimed = { item: '7', amount: '1', description: 'Po týdnu pískal.', wish: 'repair', claimKey: key }
const otherOrderText = 'V tomto prohlížeči jste mezitím otevřeli jinou objednávku.'

describe('A2.13 a form is for the order that its page showed', () => {
  const other = () => pageEnv(() => refusal(404, 'not_found', null, otherOrderText))

  it.each([
    ['/objednavka', guestOrder, { intent: 'order_cancel', changeKey: key }],
    ['/objednavka', guestOrder, { intent: 'order_pay', changeKey: key }],
    ['/objednavka', guestOrder, { intent: 'order_payment', changeKey: key, payment: '3:1329.5' }],
    ['/kosik/dokonceni', finished, { intent: 'order_cancel', changeKey: key }],
    ['/checkout/payment/callback', paying, { payKey: key }],
    [withdrawing, withdrawal, { changeKey: key }],
    [claiming, claim, claimed],
  ])('%s', async (path, action, fields) => {
    const { env, calls } = other()
    await action(actionArgs(path, { order: '2600001', ...fields }), env)
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call.path).toContain('/orders/token/current~2600001')
  })

  it.each([
    ['/objednavka', guestOrder],
    ['/kosik/dokonceni', finished],
    [withdrawing, withdrawal],
  ])('and shows the error when it is another order by now: %s', async (path, action) => {
    const fields = { order: '2600001', intent: 'order_cancel', changeKey: key, note: 'Nesedí' }
    const answer = await action(actionArgs(path, fields), other().env)
    expect(answer).toMatchObject({ data: { text: expect.stringContaining('jinou objednávku') } })
  })

  it('and keeps the typed input', async () => {
    const answer = await withdrawal(
      actionArgs(withdrawing, { order: '2600001', changeKey: key, note: 'Nesedí' }),
      other().env,
    )
    expect(answer).toMatchObject({ data: { values: { note: 'Nesedí' } } })
  })
})
