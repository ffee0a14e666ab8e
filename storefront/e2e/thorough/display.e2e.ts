import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import { expect, test } from '../support/test.ts'
import { open } from '../support/hydrated.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

test.describe('prices as the visitor wants to see them', () => {
  test('C1.15 C4.86 both at first, then the one with or without VAT, on every page and after a reload, without scripts too', async () => {
    const [product] = unwrap(await getListing(sandboxShop(sandboxUrl), { category: 'koupelnove-ventilatory' })).products
    if (!product) throw new Error('The seed has no bathroom fan')
    for (const scripts of [true, false]) {
      const { page, complaints, context } = await enter({ scripts })
      const main = page.getByRole('main')
      const texts = async () => (await main.innerText()).includes('bez DPH')
      const choose = async (way: string) => {
        await page.getByRole('contentinfo').getByLabel('Ceny').selectOption(way)
        await page.getByRole('contentinfo').getByRole('button', { name: 'Použít' }).click()
        await page.waitForLoadState()
      }
      await page.goto(`/produkt/${product.slug}`)
      expect(await texts()).toBe(true)
      const both = await main.locator('.price').first().innerText()
      await choose('with')
      expect(await texts()).toBe(false)
      expect(page.url()).toContain(`/produkt/${product.slug}`)
      await choose('without')
      await page.reload()
      const without = await main.locator('.price').first().innerText()
      expect(without).not.toBe(both)
      expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(
        expect.arrayContaining(['vanek_display_vat=0', 'vanek_display_both=0']),
      )
      expect(complaints).toEqual([])
    }
  })

  test('C4.86 C4.87 another currency loads the page anew, and prices, cart and order stay in it', async () => {
    const { page, complaints } = await enter()
    await open(page, '/koupelnove-ventilatory')
    await page.evaluate(() => Object.assign(globalThis, { before: true }))
    await page.getByRole('contentinfo').getByLabel('Měna').selectOption('EUR')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Použít' }).click()
    await page.waitForFunction(() => !('before' in globalThis))
    expect(new URL(page.url()).pathname).toBe('/koupelnove-ventilatory')
    await page
      .getByRole('main')
      .getByText(/\d\s?€/)
      .first()
      .waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/\d\s?Kč/)
    await page.getByRole('main').getByRole('button', { name: 'Do košíku' }).first().click()
    await page.getByText('Produkty byly vloženy do košíku').waitFor()
    await open(page, '/kosik')
    expect(await page.getByRole('main').innerText()).toMatch(/\d\s?€/)
    expect(await page.getByRole('main').innerText()).not.toMatch(/\d\s?Kč/)
    expect(complaints).toEqual([])
  })
})
