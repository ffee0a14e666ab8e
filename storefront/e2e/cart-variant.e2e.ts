import { getProduct, type Product } from '@vanek/sdk/product'
import { unwrap } from '@vanek/sdk'
import { expect, test } from './support/test.ts'
import { phone } from './support/browser.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { findProduct } from './support/find-product.ts'
import { addToCart } from './support/goods.ts'
import { open } from './support/hydrated.ts'
import { sandboxShop } from './support/sandbox.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { collapseSpaces, formatted } from './support/price-labels.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

/** A product with two available variants, and these two. */
async function pickTwo() {
  for (const category of ['koupelnove-ventilatory', 'potrubni-ventilatory', 'domaci-ventilatory']) {
    const picked = await pickProduct(sandboxUrl, { category, variants: 2 })
    const product: Product = unwrap(await getProduct(sandboxShop(sandboxUrl), { slug: picked.product.slug }))
    const available = product.variants.filter(
      ({ availability: { isAvailable, stock } }) => isAvailable && (stock ?? 0) >= 4,
    )
    const [one, other] = available
    if (one && other) return { product, one, other }
  }
  throw new Error('The seed has no product with two variants in stock')
}

for (const scripts of [true, false]) {
  test(`the variant of a line is changed in the cart and keeps its amount, with scripts ${scripts}`, async () => {
    const { one, other } = await pickTwo()
    const { page, context, complaints } = await enter({ viewport: phone, scripts })
    if (scripts) await recordViolations(context)
    await addToCart(page, { variantId: one.id }, 2)
    await (scripts ? open(page, '/kosik') : page.goto('/kosik'))
    const line = page.locator('.line')
    await line.getByText(label('Změnit variantu')).click()
    if (scripts) expect(await faultsOf(page)).toEqual([])
    await line.getByRole('combobox').selectOption(String(other.id))
    await line.getByRole('button', { name: label('Změnit'), exact: true }).click()
    await page.getByText(label(`V košíku je teď ${other.fullname}.`)).waitFor()
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
    expect(await line.count()).toBe(1)
    await expect(line.locator('.line-name')).toHaveAttribute('href', new RegExp(`/produkt/`))
    await expect(line.locator('select')).toHaveValue(String(other.id))
    if (scripts)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
        inMarket({ cs: 'V košíku je teď', sk: 'V košíku je teraz' }),
      )
    // the summary counts the new one
    expect(collapseSpaces(await page.locator('.summary .totals').innerText())).toContain(
      formatted(other.prices.unitWithTax * 2),
    )
    expect(complaints).toEqual([])
  })
}

test('an unavailable variant is rejected with a message, and the line stays unchanged', async () => {
  const { one } = await pickTwo()
  const { page } = await enter()
  await addToCart(page, { variantId: one.id }, 2)
  await page.goto('/kosik')
  const itemId = await page.locator('.line input[name="itemId"]').first().inputValue()
  const answer = await page.request.post('/kosik', {
    form: { intent: 'variant', itemId, variantId: 999_999_999 },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect([answer.status(), await answer.text()]).toEqual([422, expect.stringContaining('field-error line-error')])
  await page.goto('/kosik')
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  expect(await page.locator('.line').count()).toBe(1)
})

test('a product with one variant offers no other', async () => {
  const single = await findProduct(
    sandboxUrl,
    ({ variants: [only, ...others], visibility }) =>
      others.length === 0 && only?.availability.isAvailable === true && visibility.saleable,
  )
  const { page } = await enter()
  await addToCart(page, { variantId: single.defaultVariantId })
  await open(page, '/kosik')
  await page.locator('.line').first().waitFor()
  expect(await page.getByText(label('Změnit variantu')).count()).toBe(0)
})
