import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import { expect, test } from '../support/test.ts'
import { open } from '../support/hydrated.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { categoryOf, pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

const crowns = { code: 'CZK', amounts: /\d\s?Kč/ }
const euros = { code: 'EUR', amounts: /\d\s?€/ }
// both markets sell in both currencies
const { home, other } = inMarket({ cs: { home: crowns, other: euros }, sk: { home: euros, other: crowns } })

test.describe('the price display of the visitor', () => {
  test('C1.15 C4.86 shows both prices at first, then the one with or without VAT, on every page and after a reload, without scripts too', async () => {
    const [product] = unwrap(
      await getListing(sandboxShop(sandboxUrl), { category: categoryOf('koupelnove-ventilatory') }),
    ).products
    if (!product) throw new Error('The seed has no bathroom fan')
    for (const scripts of [true, false]) {
      const { page, complaints, context } = await enter({ scripts })
      const main = page.getByRole('main')
      const texts = async () => (await main.innerText()).includes('bez DPH')
      const choose = async (way: string) => {
        await page.getByRole('contentinfo').getByLabel('Ceny').selectOption(way)
        await page
          .getByRole('contentinfo')
          .getByRole('button', { name: label('Použít') })
          .click()
        await page.waitForLoadState()
      }
      await page.goto(`/produkt/${product.slug}`)
      // the Slovak shop is set to show prices with VAT at first
      expect(await texts()).toBe(inMarket({ cs: true, sk: false }))
      await choose('both')
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

  test('C4.86 C4.87 reloads the page for another currency; prices, cart and order stay in it', async () => {
    const { page, complaints } = await enter()
    await open(page, pathOf('/koupelnove-ventilatory'))
    await page.evaluate(() => Object.assign(globalThis, { before: true }))
    await page.getByRole('contentinfo').getByLabel(label('Měna')).selectOption(other.code)
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: label('Použít') })
      .click()
    await page.waitForFunction(() => !('before' in globalThis))
    expect(new URL(page.url()).pathname).toBe(pathOf('/koupelnove-ventilatory'))
    await page.getByRole('main').getByText(other.amounts).first().waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(home.amounts)
    await page
      .getByRole('main')
      .getByRole('button', { name: label('Do košíku') })
      .first()
      .click()
    await page.getByText(label('Produkty byly vloženy do košíku')).waitFor()
    await open(page, '/kosik')
    expect(await page.getByRole('main').innerText()).toMatch(other.amounts)
    expect(await page.getByRole('main').innerText()).not.toMatch(home.amounts)
    expect(complaints).toEqual([])
  })
})
