import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { addResponse } from '../support/add-response.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { devTool } from '../support/dev-tool.ts'
import { goodsBetween, addToCart, fromCrowns } from '../support/goods.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { signIn } from '../support/sign-in.ts'
import { cartLink, amountIn } from '../support/texts.ts'
import { withOverrides } from '../support/overrides.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

// each market has coupons of its own
const coupons = inMarket({
  cs: { first: 'prvni200', firstOff: 200, title: 'Sleva na první nákup', percent: 'VANEK10' },
  sk: { first: 'prvy10', firstOff: 10, title: 'Zľava na prvý nákup', percent: 'VANOK10' },
})
const minimum = fromCrowns(2000)
const credits = inMarket({ cs: 50, sk: 5 })
const tape = inMarket({ cs: 'Hliníková páska', sk: 'Hliníková páska' })
const credit = inMarket({ cs: /^Máte \d+ kredit/, sk: /^Máte \d+ kredit/ })

test.describe('the cart page', () => {
  test('C7.13 C3.04 is emptied and filled again, and shows price and stock of each line', async () => {
    const [one, two] = await goodsBetween(sandboxUrl, 300, 3000)
    if (!one || !two) throw new Error('There are no goods')
    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await addToCart(page, one, 2)
    await addToCart(page, two)
    await open(page, pathOf('/kosik'))
    const lines = page.locator('.lines > .line')
    expect(await lines.count()).toBe(2)
    const line = lines.filter({ hasText: one.name })
    expect(amountIn(await line.locator('.line-unit').textContent())).toBe(one.price)
    expect(amountIn(await line.locator('.line-total').textContent())).toBeCloseTo(2 * one.price)
    expect(await line.getByText(inMarket({ cs: /^Skladem/, sk: /^Skladom/ })).count()).toBe(1)
    // the sticky link is visible until the real button is, and then hides
    const bar = page.getByRole('link', { name: label('K dopravě a platbě'), exact: true })
    const topOf = async (link: Locator) => (await link.boundingBox())?.y ?? 0
    const continueLink = page.getByRole('link', { name: label('Pokračovat k dopravě a platbě') })
    expect(await topOf(continueLink)).toBeGreaterThan(phone.height)
    expect(await topOf(bar)).toBeGreaterThan(0)
    expect(await topOf(bar)).toBeLessThan(phone.height)
    await continueLink.evaluate((own) => own.scrollIntoView({ block: 'end' }))
    expect(await topOf(bar)).toBeLessThan((await topOf(continueLink)) - 60)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await faultsOf(page)).toEqual([])

    await page.getByRole('button', { name: label('Vyprázdnit košík') }).click()
    await page.getByRole('heading', { name: label('Košík zatím zeje prázdnotou') }).waitFor()
    const back = addResponse(page)
    await page.getByRole('button', { name: label('Vrátit zboží do košíku') }).click()
    await cartLink(page).filter({ hasText: ': 3' }).waitFor()
    await back
    await page.reload()
    await hydrated(page)
    expect(await line.getByRole('spinbutton').inputValue()).toBe('2')
    expect(await lines.count()).toBe(2)
    expect(complaints).toEqual([])
  })

  test('C7.20 C4.80 C4.46 keeps the chosen gift over a reload, and removes it when the total is too low', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 400, 1400, 1)
    if (!goods) throw new Error('There are no goods')
    const amount = Math.ceil(fromCrowns(1500) / goods.price)
    const { page } = await enter()
    await addToCart(page, goods, amount)
    await open(page, pathOf('/kosik'))
    const gift = page.getByRole('checkbox', { name: tape })
    const giftSaved = page.waitForResponse((answer) => answer.url().includes('/order-gifts'))
    await gift.check()
    await giftSaved
    await page.reload()
    await hydrated(page)
    expect(await gift.isChecked()).toBe(true)

    await page.getByRole('spinbutton').fill('1')
    await page.getByRole('spinbutton').press('Enter')
    await page
      .getByText(
        inMarket({ cs: /Dárek Hliníková páska .* dát nemůžeme/, sk: /Darček Hliníková páska .* dať nemôžeme/ }),
      )
      .waitFor()
    expect(await gift.isDisabled()).toBe(true)
    await page.getByText(`${label('K dárku')} ${tape}`).waitFor()
    await page.getByRole('spinbutton').fill(String(amount))
    await page.getByRole('spinbutton').press('Enter')
    await page.locator('.order-gifts [name="gifts"]:enabled').first().waitFor()
    await expect.poll(() => gift.isChecked()).toBe(false)
    await page.reload()
    await hydrated(page)
    expect(await gift.isChecked()).toBe(false)
  })

  test('C7.21 C7.22 C8.24 shows why a coupon is rejected, applies one, shows when it no longer applies, and removes it', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 800, 1400, 1)
    if (!goods) throw new Error('There are no goods')
    const { page } = await enter()
    await addToCart(page, goods, 2)
    await open(page, pathOf('/kosik'))
    await page.getByText(label('Mám slevový kupón')).click()
    const field = page.getByLabel(label('Kód kupónu'))
    const use = async (code: string) => {
      await field.fill(code)
      await page
        .locator('.coupon')
        .getByRole('button', { name: label('Použít') })
        .click()
    }
    await use('LETO2025')
    await page
      .getByRole('alert')
      .filter({ hasText: inMarket({ cs: 'Platnost kupónu skončila', sk: 'Platnosť kupónu sa skončila' }) })
      .waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await use(coupons.first)
    await page.getByText(coupons.title).waitFor()
    expect(amountIn(await page.locator('.totals-less dd').textContent())).toBe(coupons.firstOff)
    await page.getByRole('spinbutton').fill('1')
    await page.getByRole('spinbutton').press('Enter')
    await page
      .getByText(
        inMarket({ cs: /^Kupón platí pro nákup od .* vám chybí/, sk: /^Kupón platí pre nákup od .* vám chýba/ }),
      )
      .waitFor()
    await page.getByRole('button', { name: label('Odebrat', 'features/cart/texts'), exact: true }).click()
    await page.getByText(label('Mám slevový kupón')).waitFor()
    expect(await page.locator('.totals-less').count()).toBe(0)
  })

  test('C7.23 C6.10 C7.36 C9.16 lets a customer pay with credits and save the cart as a list, if credits are enabled', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 800, 1400, 1)
    if (!goods) throw new Error('There are no goods')
    const { page } = await enter()
    await signIn(page)
    await addToCart(page, goods)
    await open(page, pathOf('/kosik'))
    const free = page.locator('.free-shipping')
    const freeDeliveryLimit = inMarket({ cs: 2500, sk: 99 })
    expect(amountIn(await free.textContent())).toBeCloseTo(freeDeliveryLimit - goods.price)
    expect(await free.getByRole('progressbar').getAttribute('max')).toBe(String(freeDeliveryLimit))
    await page.getByText(credit).click()
    const field = page.getByLabel(label('Kolik kreditů použít'))
    await field.fill('9999')
    await page
      .locator('.credits')
      .getByRole('button', { name: label('Použít') })
      .click()
    await page.locator('.credits [role="alert"]:not(:empty)').waitFor()
    await field.fill(String(credits))
    await page
      .locator('.credits')
      .getByRole('button', { name: label('Použít') })
      .click()
    await page.getByText(label('Platíte i kredity:')).waitFor()
    expect(amountIn(await page.locator('.totals-less dd').textContent())).toBe(credits)
    await page.getByRole('button', { name: label('Odebrat', 'features/cart/texts'), exact: true }).click()
    await page.getByText(credit).waitFor()

    await page.getByText(label('Uložit jako nákupní seznam')).click()
    await page.getByRole('button', { name: label('Uložit seznam') }).click()
    await page.getByText(label('Pojmenujte prosím seznam.')).waitFor()
    await page.getByLabel(label('Název seznamu')).fill(`Dílna ${Date.now()}`)
    await page.getByRole('button', { name: label('Uložit seznam') }).click()
    await page
      .getByText(inMarket({ cs: /Seznam „Dílna \d+“ jsme uložili/, sk: /Zoznam „Dílna \d+“ sme uložili/ }))
      .waitFor()

    await withOverrides(sandboxUrl, { settings: { functions: { loyalty_credits: false } } }, async (baseURL) => {
      const { page: without } = await enter({ baseURL })
      await signIn(without)
      await open(without, pathOf('/kosik'))
      await without.getByText(label('Mám slevový kupón')).waitFor()
      expect(await without.getByText(credit).count()).toBe(0)
    })
  })

  test('C5.47 C5.44 C8.03 blocks the next step below the minimum order or while shopping is disabled', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 400, 1400, 1)
    if (!goods) throw new Error('There are no goods')
    const text = inMarket({
      cs: 'Přepočítáváme sklad, nakoupíte zase zítra.',
      sk: 'Prepočítavame sklad, nakúpite zase zajtra.',
    })
    await withOverrides(
      sandboxUrl,
      { settings: { cartConfiguration: { minimum_order: minimum } } },
      async (baseURL) => {
        const { page } = await enter({ baseURL })
        await addToCart(page, goods)
        await open(page, pathOf('/kosik'))
        const notice = page.getByText(
          inMarket({
            cs: /^Do minimální výše ceny objednávky vám zbývá ještě/,
            sk: /^Do najmenšej možnej objednávky vám chýba ešte/,
          }),
        )
        expect(amountIn((await notice.textContent())?.replace(/^\D+/, '') ?? '')).toBeCloseTo(minimum - goods.price)
        expect(await page.getByRole('button', { name: label('Pokračovat k dopravě a platbě') }).isDisabled()).toBe(true)
        await page.getByRole('spinbutton').fill('9')
        await page.getByRole('spinbutton').press('Enter')
        await page.getByRole('link', { name: label('Pokračovat k dopravě a platbě') }).waitFor()
        const settings = {
          cartConfiguration: { shopping_disabled: true, shopping_disabled_text: text, minimum_order: null },
        }
        await withOverrides(sandboxUrl, { settings }, async (closedURL) => {
          const { page: late } = await enter({ baseURL: closedURL })
          await open(late, pathOf('/domaci-ventilatory'))
          await late
            .getByRole('button', { name: begins('Do košíku') })
            .first()
            .click()
          await late.locator('.notices .is-warning').filter({ hasText: text }).waitFor()
          await late.goto(`/?addToCart=${goods.variantId}`)
          await late.locator('.notices .is-warning').filter({ hasText: text }).waitFor()
          await late.waitForURL(`${closedURL}/`)
          expect(await late.locator('.notices .notice').count()).toBe(1)
          await late.goto(pathOf('/kosik'))
          expect(await late.getByRole('heading', { name: label('Košík zatím zeje prázdnotou') }).count()).toBe(1)
        })
      },
    )
  })

  test('shows a price increase until the line is changed', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 300, 3000, 5).then((all) => all.slice(4))
    if (!goods) throw new Error('There are no goods')
    const { page } = await enter()
    await addToCart(page, goods)
    await devTool(sandboxUrl, 'price', { variantId: goods.variantId, price: goods.price + 100 })
    try {
      await open(page, pathOf('/kosik'))
      const notice = page.getByText(begins('Cena se mezitím zvýšila'))
      expect(await notice.count()).toBe(1)
      await page.getByRole('button', { name: begins('Přidat', 'ui') }).click()
      await notice.waitFor({ state: 'detached' })
    } finally {
      await devTool(sandboxUrl, 'price', { variantId: goods.variantId, price: goods.price })
    }
  })

  test('works without scripts', async () => {
    const [goods] = await goodsBetween(sandboxUrl, 800, 1400, 1)
    if (!goods) throw new Error('There are no goods')
    const { page } = await enter({ scripts: false })
    await addToCart(page, goods, 2)
    await page.goto(pathOf('/kosik'))
    await page.getByRole('checkbox', { name: tape }).check()
    await page.getByRole('button', { name: label('Uložit výběr dárků') }).click()
    expect(await page.getByRole('checkbox', { name: tape }).isChecked()).toBe(true)
    await page.getByText(label('Mám slevový kupón')).click()
    await page.getByLabel(label('Kód kupónu')).fill('NEZNAMY')
    await page
      .locator('.coupon')
      .getByRole('button', { name: label('Použít') })
      .click()
    expect(await page.getByLabel(label('Kód kupónu')).inputValue()).toBe('NEZNAMY')
    expect(await page.getByRole('alert').filter({ hasText: /kupón/i }).count()).toBe(1)
    await page.getByRole('button', { name: begins('Odebrat', 'features/cart/texts') }).click()
    await page.getByText(label(`Z košíku jsme odebrali: ${goods.name}`)).waitFor()
    await page.getByRole('button', { name: label('Vrátit do košíku') }).click()
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2')
    await page.getByText(label('Mám slevový kupón')).click()
    await page.getByLabel(label('Kód kupónu')).fill(coupons.percent)
    await page
      .locator('.coupon')
      .getByRole('button', { name: label('Použít') })
      .click()
    await page.getByRole('button', { name: label('Vyprázdnit košík') }).click()
    await page.getByRole('button', { name: label('Vrátit zboží do košíku') }).click()
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2')
    expect(await page.locator('.coupon-own').getByText(coupons.percent).count()).toBe(1)
  })

  test('C7.13 has a gap between the notice of a removal and the lines', async () => {
    const { page } = await enter()
    for (const goods of await goodsBetween(sandboxUrl, 300, 3000, 2)) await addToCart(page, goods)
    await open(page, '/kosik')
    await page.locator('.line-remove').first().click()
    const notice = await page.locator('.checkout > .notice').boundingBox()
    const lines = await page.locator('.checkout-cols').boundingBox()
    expect((lines?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThanOrEqual(12)
  })
})
