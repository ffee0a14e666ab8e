import { expect, test } from '../support/test.ts'
import { addFrom, fillCart, fillDetails, finished, newShopper, orderButton, startCheckout } from '../support/buying.ts'
import { phone } from '../support/browser.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { open } from '../support/hydrated.ts'
import { compareHydration } from '../support/compare-hydration.ts'
import { visitors, type VisitorOptions } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })

async function watched(options: VisitorOptions = { viewport: phone }) {
  const visitor = await enter(options)
  await recordViolations(visitor.context)
  return visitor
}

// linked pages are crawled; these are the rest
const publicPages = [
  '/domaci-ventilatory?page=2',
  '/domaci-ventilatory/stolni-ventilatory',
  '/hledat?q=xyzxyz',
  '/odber-novinek',
  '/takova-cesta',
]

test.describe('the fault checks find nothing', () => {
  for (const path of publicPages) {
    test(`on ${path}`, async () => {
      const { page, complaints } = await watched()
      await open(page, path)
      const { sent, now } = await compareHydration(page)
      expect(now).toEqual(sent)
      expect(await faultsOf(page)).toEqual([])
      expect(complaints).toEqual([])
    })
  }

  test('on a product, and after it was added to the cart', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, complaints } = await watched()
    const path = `/produkt/${product.slug}`
    await open(page, path)
    const { sent, now } = await compareHydration(page)
    expect(now).toEqual(sent)
    await addFrom(page, product.slug)
    await page.getByText('Produkty byly vloženy do košíku').waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('on a product in another variant', async () => {
    const { product } = await pickProduct(sandboxUrl, { variants: 2 })
    const { page, complaints } = await watched()
    await page.goto(`/produkt/${product.slug}`)
    const links = page.getByRole('main').locator('a[href*="variant_id="]')
    const others = await links.and(page.locator(':not([aria-current])')).all()
    await open(page, (await others[0]?.getAttribute('href')) ?? 'none')
    const { sent, now } = await compareHydration(page)
    expect(now).toEqual(sent)
    expect(complaints).toEqual([])
  })

  test('in the checkout, from the full cart to the placed order', async () => {
    const pick = await pickProduct(sandboxUrl)
    const { page, complaints } = await watched()
    const expectNoFaults = async (path: string) => {
      await open(page, path)
      const { sent, now } = await compareHydration(page)
      expect(now).toEqual(sent)
      expect(await faultsOf(page)).toEqual([])
    }
    await fillCart(page, pick)
    await expectNoFaults('/kosik')
    await expectNoFaults('/kosik/doprava-a-platba')
    await startCheckout(page, pick)
    await expectNoFaults('/kosik/dodaci-udaje')
    await orderButton(page).click()
    await page.getByRole('heading', { name: /Doplňte nebo opravte prosím/ }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await fillDetails(page, newShopper())
    await orderButton(page).click()
    await page.waitForURL(finished)
    await expectNoFaults('/kosik/dokonceni')
    expect(complaints).toEqual([])
  })
})
