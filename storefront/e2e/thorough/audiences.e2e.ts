import { expect, test } from '../support/test.ts'
import { findProduct } from '../support/find-product.ts'
import { jana, signIn } from '../support/sign-in.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const firm = { ...jana, email: 'firma@vanek.test' }

test.describe('customers of the shop', () => {
  test('B1.08 are visitors without an account, registered customers, and businesses with their own prices', async () => {
    const { slug } = await findProduct(sandboxUrl, ({ variants }) => variants.length === 1)
    const mainPrice = async (customer: typeof jana | null) => {
      const { page } = await enter()
      if (customer) await signIn(page, customer)
      const answer = await page.goto(`/produkt/${slug}`)
      const price = await page.locator('main .price-now').first().innerText()
      return { price, cache: answer?.headers()['cache-control'] ?? '' }
    }
    const [visitor, registered, business] = [await mainPrice(null), await mainPrice(jana), await mainPrice(firm)]
    expect(visitor.price).toMatch(/\d.*Kč/)
    expect(registered.price).toBe(visitor.price)
    expect(business.price).toMatch(/\d.*Kč/)
    expect(business.price).not.toBe(visitor.price)
    // a page with a customer's own price list must not be shared
    expect(visitor.cache).toContain('s-maxage')
    expect(business.cache).not.toContain('s-maxage')
  })
})
