import { describe, expect, it } from 'vitest'
import { action as claim } from '../../pages/claim/action.ts'
import { action as finished } from '../../pages/finished/action.ts'
import { action as guestOrder } from '../../pages/guest-order/action.ts'
import { action as paying } from '../../pages/payment-callback/action.ts'
import { action as withdrawal } from '../../pages/withdrawal/action.ts'
import { pageEnv, posted, refusal } from '../../testing/page-env.ts'

const key = 'key-of-the-page'
const withdrawing = '/odstoupit-od-smlouvy?objednavka=current&krok=souhrn'
const claiming = '/podat-reklamaci?objednavka=current'
const claimed = { item: '7', amount: '1', description: 'Po týdnu pískal.', wish: 'repair', claimKey: key }
const told = 'V tomto prohlížeči jste mezitím otevřeli jinou objednávku.'

describe('A2.13 a form is about the order that its page showed', () => {
  it.each([
    ['/objednavka', guestOrder, { intent: 'order_cancel', changeKey: key }],
    ['/objednavka', guestOrder, { intent: 'order_pay', changeKey: key }],
    ['/objednavka', guestOrder, { intent: 'order_payment', changeKey: key, payment: '3:1329.5' }],
    ['/kosik/dokonceni', finished, { intent: 'order_cancel', changeKey: key }],
    ['/checkout/payment/callback', paying, { payKey: key }],
    [withdrawing, withdrawal, { changeKey: key, note: 'Nesedí' }],
    [claiming, claim, claimed],
  ])('%s', async (path, action, fields) => {
    const { env, calls } = pageEnv(() => refusal(404, 'not_found', null, told))
    const answer = await action(posted(path, { order: '2600001', ...fields }), env)
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call.path).toContain('/orders/token/current~2600001')
    if (action === guestOrder || action === finished || action === withdrawal)
      expect(answer).toMatchObject({ data: { text: expect.stringContaining('jinou objednávku') } })
    if (action === withdrawal) expect(answer).toMatchObject({ data: { values: { note: 'Nesedí' } } })
  })
})
