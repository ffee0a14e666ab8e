import { randomUUID } from 'node:crypto'
import { canBeOrdered } from '@vanek/sdk/product'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { findProduct, setStock } from './support/find-product.ts'
import { open } from './support/hydrated.ts'
import { mailsTo } from './support/sandbox.ts'
import { jana, signIn } from './support/sign-in.ts'
import { cartLink } from './support/texts.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

const path = (slug: string) => `/produkt/${slug}`
const amountOf = (page: Page) => page.locator('.buy').getByRole('spinbutton')

/** A product with one variant and a stock whose limit can be reached by typing. */
const limited = () =>
  findProduct(sandboxUrl, ({ variants: [one, ...others] }) => {
    const stock = one?.availability.stock ?? 0
    return others.length === 0 && one?.availability.checkStock === true && stock > 20 && stock < 900
  })

test.describe('the amount on a product page', () => {
  test('B5.09 B5.12 B5.18 B5.19 accepts up to four digits, and is confirmed by Enter', async () => {
    const { slug } = await limited()
    const { page } = await enter()
    await open(page, path(slug))
    const amount = amountOf(page)
    expect(await amount.getAttribute('maxlength')).toBe('4')
    await amount.fill('')
    await amount.pressSequentially('a1x2')
    expect(await amount.inputValue()).toBe('12')
    await amount.fill('')
    await amount.pressSequentially('00')
    expect(await amount.inputValue()).toBe('0')
    await amount.fill('7')
    await amount.press('Enter')
    expect(await amount.inputValue()).toBe('7')
    expect(await cartLink(page).textContent()).not.toMatch(/[1-9]/)
  })

  test('B5.15 B5.16 is set to the nearest limit, with a message', async () => {
    const { slug, variants } = await limited()
    const { stock, amountMax } = variants[0]?.availability ?? { stock: 0, amountMax: null }
    const most = Math.min(stock ?? 0, amountMax ?? 9999)
    const { page } = await enter()
    await open(page, path(slug))
    const amount = amountOf(page)
    const notices = page.locator('.notices')
    await amount.fill('9999')
    await amount.blur()
    await notices
      .getByText(
        inMarket({ cs: `Můžete zakoupit maximálně ${most}`, sk: `Tohto produktu môžete kúpiť najviac ${most}` }),
      )
      .waitFor()
    expect(Number(await amount.inputValue())).toBe(most)
    await amount.fill('0')
    await amount.press('Enter')
    await notices
      .getByText(inMarket({ cs: 'Musíte zakoupit minimálně', sk: 'Tohto produktu treba kúpiť aspoň' }))
      .waitFor()
    expect(Number(await amount.inputValue())).toBe(variants[0]?.availability.amountMin)
  })

  test('B5.17 steps by buttons and by the up and down keys', async () => {
    const { slug } = await limited()
    const { page } = await enter()
    await open(page, path(slug))
    const amount = amountOf(page)
    await page
      .locator('.buy')
      .getByRole('button', { name: label('Přidat') })
      .click()
    expect(await amount.inputValue()).toBe('2')
    await amount.press('ArrowUp')
    expect(await amount.inputValue()).toBe('3')
    await amount.press('ArrowDown')
    await page
      .locator('.buy')
      .getByRole('button', { name: label('Ubrat') })
      .click()
    expect(await amount.inputValue()).toBe('1')
  })
})

test.describe('a sold-out product', () => {
  const soldOut = () =>
    findProduct(
      sandboxUrl,
      ({ variants, visibility }) =>
        visibility.saleable && variants.every(({ availability }) => !availability.isAvailable),
    )

  test('C7.53 C3.46 is watched with an e-mail, and an invalid one stays in the field', async () => {
    const { slug } = await soldOut()
    const { page } = await enter()
    await open(page, path(slug))
    const email = page.getByLabel(label('Dáme vám vědět, až bude skladem'))
    const watch = page.getByRole('button', { name: label('Hlídat') })
    await email.fill('jana@')
    await watch.click()
    await page.getByText(label('E-mail není ve správném formátu')).waitFor()
    expect(await email.inputValue()).toBe('jana@')
    await email.fill('hlidac@example.cz')
    await watch.click()
    await page.getByText(label('Až bude zboží skladem, napíšeme vám')).waitFor()
  })

  test('C7.53 is watched in place of the button to buy, above similar ones and its texts', async () => {
    const { slug } = await findProduct(
      sandboxUrl,
      ({ alternatives, variants, visibility }) =>
        visibility.saleable &&
        alternatives.length > 0 &&
        !variants.some(({ availability }) => canBeOrdered(availability)),
    )
    const { page } = await enter({ scripts: false })
    await page.goto(path(slug))
    expect(await page.locator('.product-side').getByRole('spinbutton').count()).toBe(0)
    expect(await page.locator('#koupit').count()).toBe(0)
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
    const [state, watcher, promises] = [await topOf('.buy'), await topOf('.watcher'), await topOf('.promises')]
    expect(watcher).toBeGreaterThan(state)
    expect(promises).toBeGreaterThan(watcher)
    expect(await topOf('.product-more')).toBeGreaterThan(await topOf('.similar-products'))
  })

  test('C7.53 is watched without scripts too, and sends a mail when it is available again', async () => {
    const { slug, variants } = await soldOut()
    const { page } = await enter({ scripts: false })
    await page.goto(path(slug))
    const email = `${randomUUID().slice(0, 8)}@example.cz`
    await page.getByLabel(label('Dáme vám vědět, až bude skladem')).fill(email)
    await page.getByRole('button', { name: label('Hlídat') }).click()
    await page.getByText(label('Až bude zboží skladem, napíšeme vám')).waitFor()
    for (const { id } of variants) await setStock(sandboxUrl, id, 5)
    await expect
      .poll(async () => (await mailsTo(sandboxUrl, email)).map(({ subject }) => subject).join())
      .toMatch(/sklad/)
    for (const { id } of variants) await setStock(sandboxUrl, id, 0)
  })
})

test.describe('loyalty credits', () => {
  test('B2.16 pay for a product when its URL says so', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ variants: [one], visibility }) =>
        visibility.saleable && (one?.creditsPrice ?? 0) > 0 && one?.availability.isAvailable === true,
    )
    const { page } = await enter()
    await open(page, path(product.slug))
    expect(await page.getByRole('button', { name: label('Vzít za kredity') }).count()).toBe(0)
    const costs = `${product.variants[0]?.creditsPrice} kredit`
    await page
      .locator('.buy')
      .getByText(inMarket({ cs: `Nebo za ${costs}`, sk: `Alebo za ${costs}` }))
      .waitFor()
    await page
      .locator('.buy')
      .getByRole('link', { name: label('Vzít za kredity') })
      .click()
    await page.waitForURL('**?for_credits=true')
    await page.locator('.buy').getByText(`Za ${costs}`).waitFor()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/cart/items'),
    )
    await page.getByRole('button', { name: label('Vzít za kredity') }).click()
    expect((await sent).postDataJSON()).toMatchObject({ credits: true })
  })

  test('B2.16 are not offered for a product that cannot be bought', async () => {
    const product = await findProduct(
      sandboxUrl,
      ({ variants: [one, ...others], visibility }) =>
        others.length === 0 &&
        visibility.saleable &&
        (one?.creditsPrice ?? 0) > 0 &&
        one?.availability.isAvailable === false &&
        one.availability.checkStock,
    )
    for (const scripts of [true, false]) {
      const { page } = await enter({ scripts })
      for (const query of ['', '?for_credits=true']) {
        await page.goto(path(product.slug) + query)
        await page.locator('.buy-state').first().waitFor()
        await expect(page.locator('.buy')).not.toContainText(/kredit/i)
        await expect(page.locator('#koupit')).toHaveCount(0)
      }
    }
  })
})

test.describe('prices for a partner', () => {
  test('B6.05 are shown beside the usual ones', async () => {
    const product = await findProduct(sandboxUrl, ({ prices }) => prices.unitWithTax > 500 && !prices.inDiscount)
    const { page } = await enter()
    await page.goto(path(product.slug))
    expect(await page.locator('.product-side .price').first().textContent()).not.toContain(label('Běžná cena'))
    await signIn(page, { ...jana, email: 'firma@vanek.test' })
    await page.goto(path(product.slug))
    expect(await page.locator('.product-side .price').first().textContent()).toContain(label('Běžná cena'))
  })
})
