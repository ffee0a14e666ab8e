import { expect, test } from '../support/test.ts'
import { pickProduct } from '../support/catalogue.ts'
import { open } from '../support/hydrated.ts'
import { startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

test.describe('products under the path of their category', () => {
  let baseURL = ''
  let stop = async () => {}
  test.beforeAll(async () => {
    const shop = await startShop(sandboxUrl, { PRODUCT_ROUTE: 'wildcard' })
    baseURL = shop.shopUrl
    stop = () => shop.stop()
  })
  test.afterAll(() => stop())

  test('B2.25 have these links if the shop is set so, and the plain URL still works', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const path = `/${product.categoryPath}/${product.slug}`
    const { page } = await enter({ baseURL })
    await open(page, `/${product.categoryPath}`)
    const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.every((href) => !href.startsWith('/produkt/'))).toBe(true)
    for (const address of [path, `/produkt/${product.slug}`]) {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(product.name)
    }
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).toBe(`${baseURL}${path}`)
    for (const wrong of [`/${product.categoryPath}/takovy-nemame`, pathOf(`/koupelnove-ventilatory/${product.slug}`)])
      expect((await page.goto(wrong))?.status()).toBe(404)
  })

  test('B2.25 B2.63 are opened from a list at the top, without looking for a category there', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter({ baseURL })
    await open(page, `/${product.categoryPath}`)
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    await page.evaluate(() => scrollTo(0, 500))
    const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').nth(1)
    const name = await link.innerText()
    await link.evaluate((own: HTMLElement) => own.click())
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(failed).toEqual([])
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  })

  test('B2.25 have these links in a bulk order, in the variant of the code', async () => {
    const { product, variant } = await pickProduct(sandboxUrl)
    const { page } = await enter({ baseURL })
    await open(page, '/kosik/import-objednavky')
    await page.getByLabel(label('Kódy zboží a množství')).fill(`${variant.catalogCode};2`)
    const link = page.locator('.bulk-lines').getByRole('link')
    expect(await link.getAttribute('href')).toBe(`/${product.categoryPath}/${product.slug}?variant_id=${variant.id}`)
    await link.click()
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
  })

  test('B2.25 are not found there in a shop without this setting', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    expect((await page.goto(`/${product.categoryPath}/${product.slug}`))?.status()).toBe(404)
  })
})
