import { expect, test } from '../support/test.ts'
import { pickProduct } from '../support/catalogue.ts'
import { amountIn } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

test.describe('a Czech shop', () => {
  test('C1.01 sells ventilation in Czech and for crowns', async () => {
    const { product, variant } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('cs')
    expect(await page.getByRole('banner').locator('nav').textContent()).toMatch(/ventilátory.*[Rr]ekuperace.*[Ff]iltry/)
    await page.goto(`/produkt/${product.slug}`)
    const main = page.getByRole('main')
    const price = main.getByText(/^[\d\u00a0]+\u00a0Kč$/).first()
    expect(amountIn(await price.textContent())).toBe(variant.prices.unitWithTax)
    expect(await main.innerText()).toMatch(/bez DPH/)
    await main.getByRole('button', { name: 'Do košíku' }).first().waitFor()
  })
})
