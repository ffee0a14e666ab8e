import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import type { Product } from '@vanek/sdk/product'
import type { Page } from '@playwright/test'
import { anchors } from '#market/anchors'
import { expect, test } from '../support/test.ts'
import { findProduct } from '../support/find-product.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { bathroom, shownBox } from '../support/listing.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { begins, label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'

const { enter, sandboxUrl } = visitors()

/** A product in several diameters that needs no choice, and a variant that is not its default. */
async function sized() {
  const product = await findProduct(
    sandboxUrl,
    ({ variants, variantRequired, visibility, defaultVariantId }) =>
      !variantRequired &&
      visibility.saleable &&
      variants.length > 2 &&
      variants.some(
        (own) => own.id !== defaultVariantId && own.availability.isAvailable && own.prices.unitWithTax > 0,
      ) &&
      variants.every(({ parameters }) => parameters.some(({ code }) => code === 'diameter')),
  )
  const other = product.variants.find((own) => own.id !== product.defaultVariantId && own.availability.isAvailable)
  if (!other) throw new Error('no such variant')
  return { product, other }
}

const codeOf = (page: Page) => page.locator('.product-side').getByText(inMarket({ cs: /^Kód /, sk: /^Kód / }))

test.describe('a code leads to its variant', () => {
  for (const kind of ['catalogCode', 'ean', 'marketingCode'] as const) {
    test(`B4.01 B2.15 the ${kind}, from the search results, without scripts`, async () => {
      const { product, other } = await sized()
      const { page } = await enter({ scripts: false })
      await page.goto(`${pathOf('/hledat?q=')}${encodeURIComponent(other[kind] ?? '')}`)
      const box = shownBox(page, product.slug)
      expect(await box.getByRole('heading').textContent()).toBe(other.fullname)
      await box.getByRole('heading').getByRole('link').click()
      await page.waitForURL(`**/produkt/${product.slug}?variant_id=${other.id}`)
      expect(await codeOf(page).textContent()).toBe(`Kód ${other.catalogCode}`)
    })
  }

  test('B4.01 B2.15 from the suggestions under the field', async () => {
    const { product, other } = await sized()
    const { page } = await enter()
    await open(page, '/')
    const field = page.getByRole('banner').getByLabel(label('Hledat v obchodě'))
    await field.focus()
    await page.getByRole('banner').getByRole('combobox').waitFor()
    await field.pressSequentially(other.catalogCode)
    const option = page.getByRole('group', { name: 'Výrobky' }).getByRole('option').filter({ hasText: other.fullname })
    await option.first().click()
    await page.waitForURL(`**/produkt/${product.slug}?variant_id=${other.id}`)
    await page.getByText(`Kód ${other.catalogCode}`).waitFor()
    expect(await codeOf(page).textContent()).toBe(`Kód ${other.catalogCode}`)
  })

  test('B4.01 from a URL with a catalogue code', async () => {
    const { product, other } = await sized()
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${product.slug}?catalog_code=${encodeURIComponent(other.catalogCode.toLowerCase())}`)
    expect(await codeOf(page).textContent()).toBe(`Kód ${other.catalogCode}`)
  })

  test('B2.15 from its line in the cart', async () => {
    const { product, other } = await sized()
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${product.slug}?variant_id=${other.id}`)
    await page.locator('#koupit').click()
    await page.waitForURL('**/kosik')
    await page.getByRole('main').locator('.line-name').first().click()
    await page.waitForURL(`**/produkt/${product.slug}?*`)
    expect(await codeOf(page).textContent()).toBe(`Kód ${other.catalogCode}`)
  })
})

test.describe('filters apply to the variants in the results', () => {
  test('B4.01 B2.15 B3.15 a product is shown, priced, opened and bought in the chosen diameter', async () => {
    const { products } = unwrap(
      await getListing(sandboxShop(sandboxUrl), {
        ...{ category: bathroom.slice(1), parameters: [{ entityId: 4, values: [150] }], available: true },
      }),
    )
    const box = products.find(({ variant, variantCount, priceFrom }) => variant && variantCount === 1 && !priceFrom)
    const product = await findProduct(sandboxUrl, ({ id }) => id === box?.id)
    const fitting = product.variants.find(({ id }) => id === box?.variant?.id)
    const { page } = await enter()
    await open(page, `${bathroom}?available=1&f4=150`)
    const shown = shownBox(page, product.slug)
    expect(await shown.getByRole('heading').textContent()).toBe(fitting?.fullname)
    const text = (await shown.innerText()).replaceAll(/\s/g, ' ')
    expect(text).toMatch(/150 mm/)
    expect(text).toContain(
      inMarket({
        cs: `${Math.floor(fitting?.prices.unitWithTax ?? 0).toLocaleString('cs')} Kč`,
        sk: `${(fitting?.prices.unitWithTax ?? 0).toFixed(2).replace('.', ',')} €`,
      }).replaceAll(/\s/g, ' '),
    )
    await shown.getByRole('button', { name: begins('Do košíku') }).click()
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
    await shown.getByRole('heading').getByRole('link').click()
    await page.waitForURL(`**variant_id=${fitting?.id}`)
    await page.getByText(`Kód ${fitting?.catalogCode}`).waitFor()
    await page.goto('/kosik')
    expect(await page.getByRole('main').locator('.line').textContent()).toContain('150')
  })

  test('B3.15 the price of several variants with different prices has the prefix "od"', async () => {
    const { products } = unwrap(await getListing(sandboxShop(sandboxUrl), { category: bathroom.slice(1) }))
    const { page } = await enter({ scripts: false })
    await page.goto(bathroom)
    for (const { id, slug, priceFrom } of products.slice(0, 12)) {
      const price = await shownBox(page, slug).locator('.price-now').textContent()
      expect([id, price?.startsWith('od')]).toEqual([id, priceFrom])
    }
    expect(new Set(products.map(({ priceFrom }) => priceFrom))).toEqual(new Set([true, false]))
  })
})

test.describe('the parameters of a product', () => {
  test('B3.09 are those of the shown variant', async () => {
    const { product, other } = await sized()
    const { page } = await enter()
    const cell = () =>
      page
        .locator(`#${anchors.parameters} tr`)
        .filter({ hasText: label('Průměr') })
        .first()
        .locator('td')
    const diameterOf = (own: Product['variants'][number]) =>
      own.parameters.find(({ code }) => code === 'diameter')?.value.replaceAll(/\s/g, ' ')
    await open(page, `/produkt/${product.slug}?variant_id=${other.id}`)
    expect((await cell().textContent())?.replaceAll(/\s/g, ' ')).toMatch(new RegExp(`^${diameterOf(other)}(?!,)`))
    // and follow the choice
    await hydratePart(page, '.product-side .variant')
    await page.locator('.product-side .variant:not([aria-current])').first().click()
    await page.waitForURL((url) => !url.search.includes(`variant_id=${other.id}`))
    const id = Number(new URL(page.url()).searchParams.get('variant_id')) || product.defaultVariantId
    const usual = product.variants.find((own) => own.id === id) ?? other
    await page.getByText(`Kód ${usual.catalogCode}`).waitFor()
    await expect
      .poll(async () => (await cell().textContent())?.replaceAll(/\s/g, ' '))
      .toMatch(new RegExp(`^${diameterOf(usual)}(?!,)`))
  })
})

test.describe('a product that requires the choice of a variant', () => {
  const required = () =>
    findProduct(
      sandboxUrl,
      ({ variantRequired, visibility, variants }) =>
        variantRequired && visibility.saleable && variants.every(({ availability }) => availability.isAvailable),
    )

  test('C5.43 C8.11 shows this on the button and when it is clicked, and is added once one is chosen', async () => {
    const product = await required()
    const { page } = await enter()
    await open(page, `/produkt/${product.slug}`)
    const button = page.locator('#koupit')
    expect(await page.locator('.product-side .price-now').first().textContent()).toMatch(/^od/)
    await button.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip').getByText(label('Prosím vyberte variantu')).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText(label('Prosím vyberte variantu')).waitFor()
    expect(await cartLink(page).textContent()).not.toMatch(/[1-9]/)
    await hydratePart(page, '.product-side .variant')
    const usual = product.variants.find(({ id }) => id === product.defaultVariantId)
    await page
      .locator('.product-side .variant')
      .filter({ hasText: usual?.parameters[0]?.value ?? '' })
      .first()
      .click()
    await page.waitForURL(`**variant_id=${usual?.id}`)
    // the URL changes a moment before the page
    await page.locator('.product-side .variant[aria-current]').waitFor()
    await button.click()
    await cartLink(page).filter({ hasText: ': 1' }).waitFor()
  })

  test('C5.43 shows this without scripts too, on the same page', async () => {
    const product = await required()
    const { page } = await enter({ scripts: false })
    await page.goto(`/produkt/${product.slug}`)
    await page.locator('#koupit').click()
    expect(new URL(page.url()).pathname).toBe(`/produkt/${product.slug}`)
    expect(await page.getByRole('alert').textContent()).toBe(label('Prosím vyberte variantu'))
    await page.locator('.product-side .variant').first().click()
    await page.locator('#koupit').click()
    await page.waitForURL('**/kosik')
    expect(await page.getByRole('main').locator('.line').count()).toBe(1)
  })
})
