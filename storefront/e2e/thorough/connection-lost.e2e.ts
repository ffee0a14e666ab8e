import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { sendLogin } from '../support/account.ts'
import { buyButton, fillCart } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { pathOf } from '../support/paths.ts'
import { jana } from '../support/sign-in.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const message = (page: Page) => page.getByText(label('Spojení se přerušilo')).first()

const held = label('Spojení se přerušilo. Zkuste to za chvíli.')

/** Ends the outage, and waits until the page has noticed. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
}

/** Whether the page of the server is still there, and not the last resort. */
const isWhole = async (page: Page) =>
  (await page.getByRole('banner').count()) === 1 && (await page.locator('main.error-page').count()) === 0

test.describe('a connection that is lost for a moment', () => {
  test('the buy button says so, and works again', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, context } = await enter()
    await open(page, `/produkt/${product.slug}`)
    await context.setOffline(true)
    await buyButton(page).click()
    await message(page).waitFor()
    expect(await isWhole(page)).toBe(true)
    await reconnect(page)
    const added = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/cart/items') && answer.ok())
    await buyButton(page).click()
    await added
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
  })

  test('one script that fails once is requested again, without a message', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    let aborted = 0
    await page.route(/\/assets\/rest-[^/]*\.js$/, async (route) => {
      aborted += 1
      await route.abort()
    })
    await open(page, `/produkt/${product.slug}`)
    const added = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/cart/items') && answer.ok())
    await buyButton(page).click()
    await added
    expect(aborted).toBe(1)
    expect(await message(page).count()).toBe(0)
  })

  test('the cart stays on the page, and an amount can be changed again', async () => {
    const { page, context } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    await open(page, '/kosik')
    await context.setOffline(true)
    const more = page.getByRole('button', { name: begins('Přidat', 'ui/') })
    await more.click()
    await message(page).waitFor()
    expect(await isWhole(page)).toBe(true)
    await reconnect(page)
    const changed = page.waitForResponse((answer) => answer.url().includes('/api/v1/cart/items/') && answer.ok())
    await more.click()
    await changed
    await cartLink(page).filter({ hasText: ': 2' }).waitFor()
  })

  test('a part whose scripts have not loaded keeps the HTML of the server', async () => {
    const { page, context, complaints } = await enter()
    await open(page, '/')
    const footer = page.getByRole('contentinfo').getByRole('link')
    const links = await footer.count()
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/footer-'))
    await footer.last().focus()
    await failed
    await page.waitForTimeout(500)
    expect(links).toBeGreaterThan(5)
    expect(await footer.count()).toBe(links)
    expect(complaints.filter((text) => text.includes('#418'))).toEqual([])
    await reconnect(page)
    await hydrated(page, 'footer')
  })

  test('the comparison of the page appears once it is online again', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, context } = await enter()
    await open(page, `/produkt/${product.slug}`)
    await context.setOffline(true)
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: begins('Porovnat') })
      .or(page.getByRole('main').getByRole('button', { name: begins('Porovnat') }))
      .first()
      .click()
    await page.waitForTimeout(1_000)
    expect(await isWhole(page)).toBe(true)
    await reconnect(page)
    await page.locator('.tray').first().waitFor()
  })

  test('shipping can be chosen again', async () => {
    const { page, context } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    await open(page, '/kosik/doprava-a-platba')
    await context.setOffline(true)
    await page.getByRole('radio', { name: label('Kurýrem na adresu') }).check()
    const again = page.getByRole('button', { name: label('Zkusit znovu') })
    await again.waitFor()
    expect(await isWhole(page)).toBe(true)
    await reconnect(page)
    await again.click()
    await page.getByRole('radio', { name: label('Dobírkou') }).check()
    await page.getByRole('button', { name: label('Pokračovat k dodacím údajům') }).click()
    await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
  })

  test('signing in says so, and works again with what was typed', async () => {
    const { page, context } = await enter()
    await open(page, '/prihlasit')
    await context.setOffline(true)
    await sendLogin(page, jana)
    await message(page).waitFor()
    expect(await isWhole(page)).toBe(true)
    await reconnect(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: label('Přihlásit se') })
      .click()
    await page.waitForURL(({ pathname }) => pathname === '/')
  })

  test('a form whose scripts have not loaded keeps the page and what was typed', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, context } = await enter()
    await open(page, `/produkt/${product.slug}`)
    await context.setOffline(true)
    await page.getByText(label('Napsat hodnocení')).click()
    const form = page.locator('.review-form')
    await form.getByRole('radio', { name: label('4 hvězdičky') }).check({ force: true })
    await form.getByLabel(label('Jméno')).fill('Jana')
    await form.getByRole('button', { name: label('Odeslat hodnocení') }).click()
    const alert = page.getByRole('alert').filter({ hasText: held })
    await expect(alert).toBeInViewport()
    expect(await isWhole(page)).toBe(true)
    expect(await form.getByLabel(label('Jméno')).inputValue()).toBe('Jana')
    await reconnect(page)
    await alert.waitFor({ state: 'detached' })
  })

  test('a form that leads to another page keeps this one', async () => {
    const { page, context } = await enter()
    await open(page, '/')
    await context.setOffline(true)
    const field = page.getByRole('banner').locator('input[name=q]')
    await field.fill('tich')
    await field.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: held })).toBeInViewport()
    expect(await isWhole(page)).toBe(true)
    await reconnect(page)
    await field.press('Enter')
    await page.waitForURL(/[?&]q=tich/)
  })
})
