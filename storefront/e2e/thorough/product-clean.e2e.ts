import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { findProduct } from '../support/find-product.ts'
import { hydratePart, open } from '../support/hydrated.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

async function watched() {
  const visitor = await enter({ viewport: phone })
  await recordViolations(visitor.context)
  return visitor
}

const kinds: readonly [string, Parameters<typeof findProduct>[1]][] = [
  ['sold out', ({ variants }) => variants.every(({ availability }) => !availability.isAvailable)],
  ['not for sale', ({ visibility }) => !visibility.saleable],
  ['at a discount', ({ prices }) => prices.inDiscount],
  ['cheaper in larger amounts', ({ prices }) => prices.quantityPrices.length > 0],
  ['with a gift', ({ gifts }) => gifts.length > 0],
  ['in many variants', ({ variants }) => variants.length > 4],
  ['that nobody has rated', ({ reviewCount }) => reviewCount === 0],
]

test.describe('the fault checks find nothing on a product', () => {
  for (const [name, fits] of kinds) {
    test(name, async () => {
      const { slug } = await findProduct(sandboxUrl, fits)
      const { page, complaints } = await watched()
      await open(page, `/produkt/${slug}`)
      const { sent, now } = await compareHydration(page)
      expect(now).toEqual(sent)
      await hydratePart(page, '#recenze')
      expect(await faultsOf(page)).toEqual([])
      expect(complaints).toEqual([])
    })
  }

  test('with its pictures open, a message of the comparison and a rejected review', async () => {
    const { slug } = await findProduct(sandboxUrl, ({ images, reviewCount }) => images.length > 1 && reviewCount > 5)
    const { page, complaints } = await watched()
    await open(page, `/produkt/${slug}`)
    await page.getByRole('link', { name: 'Zvětšit obrázek 1' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^1 \/ /)
      .waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page
      .locator('.product-side')
      .getByRole('button', { name: /^Porovnat:/ })
      .click()
    await page.getByRole('dialog').getByText('Produkt jsme přidali do porovnání').waitFor()
    // no tip over the button
    await page.mouse.move(1, 1)
    await page.locator('.tooltip').waitFor({ state: 'detached' })
    expect(await faultsOf(page)).toEqual([])
    await page.getByText('Napsat hodnocení').click()
    await page.getByRole('button', { name: 'Odeslat hodnocení' }).click()
    await page.getByText('Ohodnoťte zboží alespoň pomocí hvězdiček').waitFor()
    // the first star has the focus, which a shopper did not move: no tip
    await expect(page.locator('.tooltip')).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
