import { unwrap } from '@vanek/sdk'
import { cancelOrder } from '@vanek/sdk/orders'
import type { Page } from '@playwright/test'
import { afterTest, expect, test } from '../support/test.ts'
import { newCustomer } from '../support/account.ts'
import { phone } from '../support/browser.ts'
import { orderButton, payments, reachDetails } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import { devTool } from '../support/dev-tool.ts'
import { open } from '../support/hydrated.ts'
import { moveUntil, orderAtDoor } from '../support/order-progress.ts'
import { pathOf } from '../support/paths.ts'
import { signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const main = (page: Page) => page.getByRole('main')

test.describe('a withdrawal from an order', () => {
  test('A5.12 that was cancelled meanwhile says so, and leads back to the order', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { id } = await orderAtDoor(sandboxUrl, shop, customer.email)
    const { page } = await enter()
    await signIn(page, customer)
    await open(page, pathOf(`/odstoupit-od-smlouvy?objednavka=${id}`))
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .click()
    const confirm = main(page).getByRole('button', { name: label('Potvrdit odstoupení od smlouvy') })
    await confirm.waitFor()
    unwrap(await cancelOrder(shop, { id }, { idempotencyKey: `elsewhere-${id}` }))
    await confirm.click()
    await main(page)
      .getByRole('link', { name: label('Zpět k objednávce') })
      .waitFor()
    await main(page).getByText(label('Tato objednávka je zrušená.')).waitFor()
    await expect(confirm).toBeHidden()
  })

  test('A5.12 A6.09 after the session has expired leads to the sign-in, keeps what was typed, and is sent then', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { id } = await orderAtDoor(sandboxUrl, shop, customer.email)
    const { page, context } = await enter()
    await signIn(page, customer)
    await open(page, pathOf(`/odstoupit-od-smlouvy?objednavka=${id}`))
    await main(page)
      .getByRole('button', { name: label('Pokračovat ke shrnutí') })
      .click()
    const confirm = main(page).getByRole('button', { name: label('Potvrdit odstoupení od smlouvy') })
    const note = main(page).locator('textarea')
    await note.fill('Nehodí se k oknu.')
    await context.clearCookies({ name: 'vanek_auth_token' })
    await confirm.click()
    const signInAgain = main(page).getByRole('link', { name: label('Přihlaste se v novém okně') })
    const [signInPage] = await Promise.all([context.waitForEvent('page'), signInAgain.click()])
    expect(new URL(signInPage.url()).pathname).toBe(pathOf('/prihlasit'))
    await signIn(signInPage, customer)
    await signInPage.close()
    await expect(note).toHaveValue('Nehodí se k oknu.')
    await confirm.click()
    await page.waitForURL(/prijat[eo]=/)
  })
})

test.describe('a claim', () => {
  test('A6.09 after the session has expired leads to the sign-in, and keeps what was typed', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { id } = await orderAtDoor(sandboxUrl, shop, customer.email)
    afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await moveUntil(sandboxUrl, shop, id, 'delivered')
    const { page, context } = await enter()
    await signIn(page, customer)
    await open(page, pathOf(`/uzivatel/objednavky/${id}`))
    await main(page)
      .getByRole('link', { name: label('Reklamovat zboží') })
      .click()
    const words = main(page).locator('textarea[name=description]')
    await words.fill('Po týdnu začal hlasitě pískat.')
    await main(page).locator('[name=wish]').first().check()
    await context.clearCookies({ name: 'vanek_auth_token' })
    await main(page)
      .getByRole('button', { name: label('Odeslat reklamaci') })
      .click()
    const signInAgain = main(page).getByRole('link', { name: label('Přihlaste se v novém okně') })
    await expect(signInAgain).toHaveAttribute('target', '_blank')
    await expect(words).toHaveValue('Po týdnu začal hlasitě pískat.')
  })
})

test.describe('an order page while the back end fails', () => {
  test('A3.12 shows beside the pressed button that the payment could not be opened', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { id } = await orderAtDoor(sandboxUrl, shop, customer.email, payments.card)
    const { page } = await enter({ viewport: phone })
    await signIn(page, customer)
    await open(page, pathOf(`/uzivatel/objednavky/${id}`))
    await page.route('**/payment', (route) => route.fulfill({ status: 500 }))
    await main(page)
      .getByRole('button', { name: label('Přejít k platbě') })
      .click()
    // on a phone the other forms of the order are several screens below
    await expect(main(page).getByRole('alert')).toBeInViewport()
    await page.unroute('**/payment')
    await main(page)
      .getByRole('button', { name: label('Přejít k platbě') })
      .click()
    await page.waitForURL('**/gateway/pay/**')
  })

  test('A3.12 shows at the top, without scripts, why the order could not be cancelled', async () => {
    const customer = await newCustomer(sandboxUrl)
    const shop = await customerShop(sandboxUrl, customer)
    const { id } = await orderAtDoor(sandboxUrl, shop, customer.email)
    const { page } = await enter({ scripts: false, viewport: phone })
    await signIn(page, customer)
    await page.goto(pathOf(`/uzivatel/objednavky/${id}`))
    afterTest(async () => void (await devTool(sandboxUrl, 'clock', {})))
    await moveUntil(sandboxUrl, shop, id, 'packed')
    await main(page).getByText(label('Zrušit objednávku', 'features/order-actions'), { exact: true }).click()
    await main(page)
      .getByRole('button', { name: label('Ano, zrušit objednávku') })
      .click()
    await expect(main(page).getByRole('alert')).toBeInViewport()
  })

  test('C2.06 A3.12 keeps showing it while the page waits for the payment', async () => {
    const { page } = await enter({ viewport: phone })
    await reachDetails(page, await pickProduct(sandboxUrl), { payment: payments.card })
    await orderButton(page).click()
    await page.waitForURL('**/gateway/pay/**')
    await open(page, pathOf('/kosik/dokonceni'))
    await page.route('**/payment', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('button', { name: label('Přejít k platbě') }).click()
    const alert = main(page).getByRole('alert')
    await alert.waitFor()
    // the page asks for the state of the payment after a second, and again after two
    for (const at of [1, 2]) {
      await page.waitForResponse((answer) => answer.url().endsWith('/orders/token/current'))
      await expect(alert, `after question ${at}`).toBeInViewport()
    }
  })
})
