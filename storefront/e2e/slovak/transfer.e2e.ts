import type { Page } from '@playwright/test'
import { decode } from 'bysquare/pay'
import { readCode } from '../../server/testing/read-code.ts'
import { mailedLink } from '../support/account.ts'
import { finished, orderButton, payments, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { placedOrder } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

/** The decoded QR code of a transfer on a page. */
async function decodedCode(page: Page) {
  const image = page.getByRole('main').locator('.transfer img')
  await image.waitFor()
  const svg = await (await page.request.get((await image.getAttribute('src')) ?? '')).text()
  return decode(readCode(svg)).payments[0]
}

test('C2.04 A4.05 a bank transfer is paid by PAY by square, on the page of the order and by the link in its mail', async () => {
  const { page, context } = await enter()
  const { email } = await reachDetails(page, await pickProduct(sandboxUrl), { payment: payments.transfer })
  await orderButton(page).click()
  await page.waitForURL(finished)
  const { prices, payment } = await placedOrder(sandboxUrl, context)
  const paid = {
    ...{ amount: prices.totalWithTax, currencyCode: 'EUR', variableSymbol: payment.transfer?.variableSymbol },
    bankAccounts: [expect.objectContaining({ iban: 'SK2711000000002900123478' })],
    beneficiary: expect.objectContaining({ name: 'Vanok, s. r. o.' }),
  }
  expect(await decodedCode(page)).toMatchObject(paid)
  await page.getByText('PAY by square', { exact: false }).first().waitFor()

  const { page: other } = await enter()
  const link = await mailedLink(sandboxUrl, email)
  await other.goto(link.pathname + link.search)
  expect(await decodedCode(other)).toMatchObject(paid)
})
