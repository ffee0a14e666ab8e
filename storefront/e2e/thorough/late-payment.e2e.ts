import { afterTest, expect, test } from '../support/test.ts'
import { devTool } from '../support/dev-tool.ts'
import { orderBuyer } from '../support/order-buyers.ts'
import type { PlainPage } from '../support/plain-page.ts'
import { mailsTo } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { formatDate } from '../../src/market/dates.ts'
import { label } from '../support/words.ts'

const { shopUrl, sandboxUrl } = visitors()
const weeks = 2
const weekMs = 7 * 86_400_000

/** The promised day on the page of an order. */
const dayOn = ({ main }: PlainPage) => main.querySelector('.account-facts time')?.getAttribute('datetime')

test('C9.13 A1.03 the delivery date of an order that is paid two weeks later counts from the payment', async () => {
  const buyer = await orderBuyer('guest', shopUrl, sandboxUrl)
  const placed = await buyer.order()
  const unpaid = await buyer.openOrder()
  expect(dayOn(unpaid)).toBe(placed.nearestDeliveryDate)
  expect(unpaid.text).toContain(label('Po připsání platby, nejdříve'))

  afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
  await devTool(sandboxUrl, 'clock', { aheadMs: weeks * weekMs })
  const payment = await unpaid.send(label('Přejít k platbě'))
  const paid = await payment.send(label('Zaplatit', 'gateway'))
  const { events, nearestDeliveryDate: day } = await buyer.currentOrder()
  const at = events.find(({ kind }) => kind === 'paid')?.at ?? ''
  expect([day && day > at.slice(0, 10), dayOn(paid)]).toEqual([true, day])
  expect(paid.text).not.toContain(label('Po připsání platby, nejdříve'))
  const mail = (await mailsTo(sandboxUrl, placed.customer.email)).find(({ kind }) => kind === 'paid')
  expect(mail?.body).toContain(formatDate(day ?? '', { year: false }))
})
