import { memoryStorage } from '@vanek/sdk/storage'
import { describe, expect, it } from 'vitest'
import { createScriptLoader, createReportedOrders } from '@vanek/sdk/integrations/conversions'
import { sendShopping } from './shopping.ts'
import { sendPriceComparison } from './price-comparison.ts'
import { placedOrder } from '../../testing/placed.ts'
import { fakeDocument, promptDocument } from './testing/page.ts'

const scripts = { priceComparison: 'https://out.test/price-comparison.js', shopping: 'https://out.test/shopping.js' }
const order = placedOrder()
const agreed = (zbozicz: boolean) => placedOrder({ attributes: { cartId: 'c-1', GDPR: { zbozicz } } })

function setUp(document = promptDocument(), text = memoryStorage()) {
  const page = createScriptLoader(document.document)
  const sentTo = (service: string) => createReportedOrders(text, service)
  return {
    ...document,
    text,
    compare: (own = order) =>
      sendPriceComparison(page, {
        ...{ script: scripts.priceComparison, key: 'key-1', order: own },
        sent: sentTo('comparison'),
      }),
    shop: (own = order) =>
      sendShopping(page, { script: scripts.shopping, shopId: 'shop-66', order: own, sent: sentTo('shopping') }),
  }
}

describe('sendPriceComparison', () => {
  it('C4.61 loads the script and passes the order with its items, but no customer data', async () => {
    const { compare, commands, ...document } = setUp()
    expect(await compare()).toBe('sent')
    expect(document.scripts.map(({ src }) => src)).toEqual([scripts.priceComparison])
    const products = [
      { id: '101', name: 'Zboží 1', unitPrice: 500, amount: 2 },
      { id: '102', name: 'Zboží 2', unitPrice: 389, amount: 1 },
      { id: '101', name: 'Zboží 3', unitPrice: 500, amount: 1 },
    ]
    const facts = { key: 'key-1', orderId: '2600001', totalPrice: 1888, currency: 'CZK', products }
    expect(commands).toEqual([['priceComparison', 'order', facts]])
  })

  it('reports an order once, even after a reload', async () => {
    const first = setUp()
    expect([await first.compare(), await first.compare()]).toEqual(['sent', 'known'])
    const reloaded = setUp(promptDocument(), first.text)
    expect([await reloaded.compare(), reloaded.scripts]).toEqual(['known', []])
    expect(await reloaded.compare(placedOrder({ code: '2600002' }))).toBe('sent')
  })
})

describe('sendShopping', () => {
  it('C4.62 does nothing without consent', async () => {
    const { shop, commands, text, ...document } = setUp()
    expect(await shop(agreed(false))).toBe('refused')
    expect([document.scripts, commands, text.read()]).toEqual([[], [], null])
  })

  it('C4.62 reports the order with consent', async () => {
    const { shop, commands } = setUp()
    expect(await shop(agreed(true))).toBe('sent')
    expect(commands).toEqual([['shoppingConversion', 'order', { shopId: 'shop-66', orderId: '2600001' }]])
  })

  it('C4.63 B7.58 reports an order only once, even in another tab or after a reload', async () => {
    const first = setUp()
    expect(await first.shop()).toBe('sent')
    const other = setUp(promptDocument(), first.text)
    expect(await other.shop()).toBe('known')
    expect([other.commands, other.scripts]).toEqual([[], []])
    expect(await other.shop(placedOrder({ code: '2600002' }))).toBe('sent')
  })

  it('C4.63 reports once from two tabs at the same time', async () => {
    const text = memoryStorage()
    const [one, other] = [setUp(fakeDocument(), text), setUp(fakeDocument(), text)]
    const sending = [one.shop(), other.shop(), one.shop()]
    one.scripts[0]?.come()
    other.scripts[0]?.come()
    expect([...(await Promise.all(sending))].sort()).toEqual(['known', 'known', 'sent'])
    expect([...one.commands, ...other.commands]).toHaveLength(1)
  })

  it('C4.63 marks an order as sent only after the script loaded', async () => {
    const { shop, commands, text, scripts: requested } = setUp(fakeDocument())
    const sending = shop()
    requested[0]?.fail()
    expect([await sending, commands, text.read()]).toEqual(['failed', [], null])
    const again = shop()
    requested[1]?.come()
    expect([await again, commands.length]).toEqual(['sent', 1])
  })

  it('does not mark an order as sent when the script throws', async () => {
    const { shop, view, text } = setUp(promptDocument())
    Object.defineProperty(view, 'shoppingConversion', {
      set() {},
      get: () => () => {
        throw new Error('broken')
      },
    })
    expect([await shop(), text.read()]).toEqual(['failed', null])
  })
})
