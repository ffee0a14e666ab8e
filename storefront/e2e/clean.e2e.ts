import { describe, expect, it } from 'vitest'
import { addFrom, chooseMethods, finished, orderButton, reachDetails } from './support/buying.ts'
import { phone } from './support/browser.ts'
import { faultsOf, noteViolations } from './support/complaint-free.ts'
import { hydrated, open } from './support/hydrated.ts'
import { pickProduct } from './support/sandbox.ts'
import { takenOver } from './support/taken-over.ts'
import { useVisitors, type VisitorOptions } from './support/visitors.ts'

const { enter, sandboxUrl } = useVisitors()

async function watched(options: VisitorOptions = { viewport: phone }) {
  const visitor = await enter(options)
  await noteViolations(visitor.context)
  return visitor
}

const publicPages = [
  ['/'],
  ['/domaci-ventilatory'],
  ['/domaci-ventilatory?page=2'],
  ['/domaci-ventilatory/stolni-ventilatory'],
  ['/hledat?q=ventilator'],
  ['/hledat?q=xyzxyz'],
  ['/stranka/obchodni-podminky'],
  // what the visitor compares is known in the browser only
  ['/porovnat', 'main'],
  ['/kosik'],
  ['/prihlasit'],
  ['/takova-cesta'],
] as const

describe('nothing is wrong', () => {
  it.each(publicPages)('with %s', async (path, ...personal) => {
    const { page, complaints } = await watched()
    await open(page, path)
    const { sent, now } = await takenOver(page, personal)
    expect(now).toEqual(sent)
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('with a product, and with the page after it was put into the cart', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, complaints } = await watched()
    const path = `/produkt/${product.slug}`
    await open(page, path)
    const { sent, now } = await takenOver(page)
    expect(now).toEqual(sent)
    await addFrom(page, product.slug)
    await page.getByText('Produkty byly vloženy do košíku').waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('with a product in another of its variants', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, complaints } = await watched()
    await open(page, `/produkt/${product.slug}`)
    const link = page.getByRole('main').locator('a[href*="?"]').and(page.locator(':not([aria-current])')).first()
    if ((await link.count()) > 0) await open(page, (await link.getAttribute('href')) ?? '')
    const { sent, now } = await takenOver(page)
    expect(now).toEqual(sent)
    expect(complaints).toEqual([])
  })

  it('with the checkout, from the full cart to the finished order', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page, complaints } = await watched()
    const fine = async () => {
      await hydrated(page)
      const { sent, now } = await takenOver(page)
      expect(now).toEqual(sent)
      expect(await faultsOf(page)).toEqual([])
    }
    await addFrom(page, product.slug)
    await open(page, '/kosik')
    await fine()
    await open(page, '/kosik/doprava-a-platba')
    await fine()
    await chooseMethods(page)
    await page.reload()
    await fine()
    await orderButton(page).click()
    await page.getByRole('heading', { name: /Ještě je potřeba upravit/ }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await reachDetails(page, product.slug)
    await orderButton(page).click()
    await page.waitForURL(finished)
    await page.reload()
    await fine()
    expect(complaints).toEqual([])
  })
})
