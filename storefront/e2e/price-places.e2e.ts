import { unwrap } from '@vanek/sdk'
import { login } from '@vanek/sdk/auth'
import { getListing } from '@vanek/sdk/catalog'
import { formatPrice } from '@vanek/sdk/format'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { czechShop } from '../src/app/settings.ts'
import { chooseMethods, fillDetails, finished, leaveCart, newShopper, orderButton } from './support/buying.ts'
import { putIn } from './support/goods.ts'
import { open } from './support/hydrated.ts'
import { mailsTo, placedOrder, sandboxShop } from './support/sandbox.ts'
import { firm, signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'

const { enter, shopUrl, sandboxUrl } = visitors()
const category = '/koupelnove-ventilatory'

const ways = {
  both: { vanek_display_vat: '1', vanek_display_both: '1' },
  with: { vanek_display_vat: '1', vanek_display_both: '0' },
  without: { vanek_display_vat: '0', vanek_display_both: '0' },
} as const
type Way = keyof typeof ways

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const written = (amount: number) => plain(formatPrice(amount, czechShop.currency))

/** What a price reads where it is labelled truly, and only so. */
const labels = (way: Way, withTax: number, withoutTax: number) => ({
  there: [
    ...(way === 'without' ? [] : [`${written(withTax)} s DPH`]),
    ...(way === 'with' ? [] : [`${written(withoutTax)} bez DPH`]),
  ],
  never: [`${written(withoutTax)} s DPH`, `${written(withTax)} bez DPH`],
})

async function expectLabelled(page: Page, place: string, { there, never }: ReturnType<typeof labels>) {
  const box = page.locator(place).first()
  await box.waitFor()
  const text = plain(await box.innerText())
  for (const label of there) expect([place, text]).toEqual([place, expect.stringContaining(label)])
  for (const label of never) expect([place, text]).toEqual([place, expect.not.stringContaining(label)])
}

const visitorsOf = [
  ['guest', 'both'],
  ['guest', 'with'],
  ['guest', 'without'],
  ['firma', 'both'],
  ['firma', 'without'],
] as const

describe('every price says whether VAT is in it', () => {
  it.each(visitorsOf)('B3.53 C1.15 for %s who sees prices %s', async (who, way) => {
    const shop = sandboxShop(sandboxUrl)
    if (who === 'firma') unwrap(await login(shop, firm))
    const listing = await getListing(shop, { category: 'koupelnove-ventilatory', sort: 'bestselling' })
    const product = unwrap(listing).products[0]
    if (!product) throw new Error('The seed has no bathroom fan')
    const { prices, name, slug } = product
    const expected = labels(way, prices.unitWithTax, prices.unitWithoutTax)
    const { page, context, complaints } = await enter()
    if (who === 'firma') await signIn(page, firm)
    await context.addCookies(Object.entries(ways[way]).map(([key, value]) => ({ name: key, value, url: shopUrl })))

    await open(page, `/produkt/${slug}`)
    await expectLabelled(page, '.product-side .price', expected)
    await open(page, `${category}?sort=bestselling`)
    await expectLabelled(page, `.grid li:has-text("${name}") .price`, expected)
    await expectLabelled(page, `.best li:has-text("${name}")`, expected)
    expect(await page.getByRole('spinbutton', { name: 'Cena od, Kč s DPH' }).count()).toBe(1)

    const field = page.getByRole('banner').getByLabel('Hledat v obchodě')
    await field.focus()
    await page.getByRole('banner').getByRole('combobox').waitFor()
    await field.fill(name)
    await expectLabelled(page, `.search-option:has-text("${name}")`, expected)
    expect(complaints).toEqual([])
  })

  it.each(['both', 'with', 'without'] as const)(
    'C1.15 the same cart says the same from the cart to the mail, prices %s',
    async (way) => {
      const shop = sandboxShop(sandboxUrl)
      const { products } = unwrap(
        await getListing(shop, { category: 'domaci-ventilatory', price: { from: 800, to: 1400 }, available: true }),
      )
      const goods = products.find(({ availability }) => (availability.stock ?? 0) >= 20)
      if (!goods) throw new Error('There are no goods')
      const { unitWithTax, unitWithoutTax } = goods.prices
      const expected = labels(way, unitWithTax, unitWithoutTax)
      const { page, context, complaints } = await enter()
      await context.addCookies(Object.entries(ways[way]).map(([key, value]) => ({ name: key, value, url: shopUrl })))
      await putIn(page, { variantId: goods.defaultVariantId })

      await open(page, '/kosik')
      await expectLabelled(page, '.line-total', expected)
      await expectLabelled(page, '.totals', { ...expected, there: expected.there.slice(0, 1) })
      await leaveCart(page)
      await expectLabelled(page, '.summary-lines li', expected)
      await chooseMethods(page)
      await expectLabelled(page, '.summary-lines li', expected)
      await page.locator('.totals').getByText('Platba', { exact: true }).waitFor()
      const sums = plain(await page.locator('.totals').innerText())
      const shopper = newShopper()
      await fillDetails(page, shopper)
      await orderButton(page).click()
      await page.waitForURL(finished)
      await expectLabelled(page, '.order-items .summary-lines li', expected)

      const { prices } = await placedOrder(sandboxUrl, context)
      const [total, net] = [written(prices.totalWithTax), written(prices.totalWithoutTax)]
      const shown = plain(await page.locator('.order-items .totals').innerText())
      for (const text of [sums, shown]) {
        expect(text).toContain(`Celkem s DPH ${total}`)
        expect(text.includes(`Celkem bez DPH ${net}`)).toBe(way !== 'with')
        const fee = way === 'without' ? prices.paymentPriceWithoutTax : prices.paymentPriceWithTax
        expect(text).toContain(`${written(fee)} ${way === 'without' ? 'bez' : 's'} DPH`)
      }
      const mail = plain((await mailsTo(sandboxUrl, shopper.email))[0]?.body ?? '')
      expect(mail).toContain(`${written(unitWithTax)} s DPH (${written(unitWithoutTax)} bez DPH)`)
      expect(mail).toContain(`Celkem bez DPH: ${net} Celkem s DPH: ${total}`)
      expect(complaints).toEqual([])
    },
  )
})
