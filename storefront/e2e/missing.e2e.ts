import { expect, test } from './support/test.ts'
import { pickProduct } from './support/catalogue.ts'
import { open } from './support/hydrated.ts'
import { visitors } from './support/visitors.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

const missing = [
  '/produkt/takovy-nemame',
  '/takova-cesta',
  '/stranka/takova-neni',
  pathOf('/domaci-ventilatory?page=999'),
]

test.describe('a URL without a page', () => {
  for (const path of missing) {
    test(`B2.56 ${path} is a 404 with a message and links`, async () => {
      const { page } = await enter()
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      expect(answer?.headers()['cache-control']).toContain('no-store')
      const main = page.getByRole('main')
      expect(await main.innerText()).toContain(label('Tuto stránku jsme nenašli'))
      expect(await main.getByRole('link').count()).toBeGreaterThan(3)
      expect(await main.getByRole('searchbox').count()).toBe(1)
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    })
  }

  test('B2.56 shows the same after a client navigation', async () => {
    const { page } = await enter()
    await open(page, '/')
    // like going forward in the history; no link of the shop is broken
    await page.evaluate(() => {
      history.pushState({}, '', '/takova-cesta')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await page.getByRole('main').getByText(label('Tuto stránku jsme nenašli')).waitFor()
    expect(await page.title()).toContain(label('Stránka nebyla nalezena'))
  })

  test('all other URLs respond with their real status', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const expected: Readonly<Record<string, number>> = {
      '/': 200,
      [pathOf('/domaci-ventilatory')]: 200,
      [pathOf('/domaci-ventilatory/stolni-ventilatory?sort=-price')]: 200,
      [`/produkt/${product.slug}`]: 200,
      [pathOf('/hledat')]: 200,
      [pathOf('/hledat?q=ventilator')]: 200,
      '/porovnat': 200,
      [pathOf('/stranka/obchodni-podminky')]: 200,
      '/kosik': 200,
      '/prihlasit': 200,
      [pathOf('/odber-novinek')]: 200,
      '/kosik/doprava-a-platba': 303,
      [pathOf('/kosik/dodaci-udaje')]: 303,
      [pathOf('/kosik/dokonceni')]: 303,
      '/assets/takovy-soubor.js': 404,
      '/api/v1/takove-volani': 404,
      '/api/v1/globals': 200,
    }
    const answers = await Promise.all(
      Object.keys(expected).map(async (path) => {
        const { status } = await fetch(shopUrl + path, { redirect: 'manual' })
        return [path, status] as const
      }),
    )
    expect(Object.fromEntries(answers)).toEqual(expected)
  })
})
