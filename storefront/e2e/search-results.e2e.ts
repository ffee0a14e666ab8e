import { expect, test } from './support/test.ts'
import { pickProduct } from './support/catalogue.ts'
import { open } from './support/hydrated.ts'
import { bathroomFan, noResultsText, searchField, tile } from './support/searching.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

test.describe('the search results page', () => {
  test('B2.06 B9.17 shows ten products on a page, keeps the query, and is not indexed', async () => {
    const { page } = await enter()
    await page.goto(pathOf('/hledat?q=ventilator'))
    expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
    expect(await searchField(page).inputValue()).toBe('ventilator')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await page.goto(pathOf('/hledat?q=ventilator&page=2'))
    expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
  })

  test('filters and sorts the products like any listing, and keeps the query', async () => {
    const { page } = await enter()
    await open(page, pathOf('/hledat?q=ventilator'))
    await page
      .getByRole('main')
      .getByRole('navigation', { name: label('Řazení') })
      .getByRole('link', { name: inMarket({ cs: /nejlevn/i, sk: /najlacn/i }) })
      .click()
    await page.waitForURL(pathOf('**/hledat?q=ventilator&sort=price_asc'))
    expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
  })

  test('groups results by kind in tabs with counts', async () => {
    const { page } = await enter()
    await open(page, pathOf('/hledat?q=ventilator'))
    const tabs = page.getByRole('navigation', { name: label('Druh výsledků') })
    await tabs.getByRole('link', { name: new RegExp(`${label('Kategorie a stránky')} [1-9]`) }).click()
    await page.waitForURL(pathOf('**/hledat?q=ventilator&tab=kategorie'))
    await tile(page, label('Koupelnové ventilátory')).waitFor()
    expect(
      await tabs.getByRole('link', { name: new RegExp(label('Kategorie a stránky')) }).getAttribute('aria-current'),
    ).toBe('page')
  })

  for (const [q, fitting] of [
    [
      inMarket({ cs: 'ventilator do koupelny', sk: 'ventilator do kupelne' }),
      inMarket({ cs: /koupeln/i, sk: /kúpeľ/i }),
    ],
    ['vetrak 100 mm', /ventil/i],
    [inMarket({ cs: 'koupelnovy ventlator', sk: 'kupelnovy ventlator' }), new RegExp(bathroomFan, 'i')],
  ] as const) {
    test(`B5.01 ranks matching products first for "${q}"`, async () => {
      const { page } = await enter()
      await page.goto(`${pathOf('/hledat')}?q=${encodeURIComponent(`  ${q} `)}`)
      const first = page.getByRole('main').getByRole('article').first()
      expect(await first.getByRole('heading').innerText()).toMatch(fitting)
    })
  }

  test('finds a product by its code and by its EAN', async () => {
    const { product, variant } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    for (const code of [variant.catalogCode, variant.ean]) {
      await page.goto(`${pathOf('/hledat')}?q=${encodeURIComponent(code ?? '')}`)
      const first = page.getByRole('main').getByRole('article').first()
      expect(await first.getByRole('heading').innerText()).toBe(
        product.variants.length > 1 ? variant.fullname : product.name,
      )
    }
  })

  for (const [q, text] of [
    ['xyzxyz qwqwqw', noResultsText],
    ['ve', label('Napište aspoň tři znaky')],
    ['', label('Co hledáte?')],
  ] as const) {
    test(`B5.03 shows what to do next for "${q}", with links`, async () => {
      const { page } = await enter()
      const answer = await page.goto(`${pathOf('/hledat')}?q=${encodeURIComponent(q)}`)
      expect(answer?.status()).toBe(200)
      const main = page.getByRole('main')
      expect(await main.innerText()).toContain(text)
      expect(await main.getByRole('link').count()).toBeGreaterThan(3)
    })
  }

  test('suggests the corrected word, without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(
      `${pathOf('/hledat')}?q=${encodeURIComponent(inMarket({ cs: 'koupelnvy ventlátor', sk: 'kúpeľnvy ventlátor' }))}`,
    )
    const main = page.getByRole('main')
    await expect(main).toContainText(`${label('Hledali jste')} ${bathroomFan}?`)
    expect(await main.getByRole('article').first().getByRole('heading').innerText()).toMatch(
      new RegExp(bathroomFan, 'i'),
    )
    await main.getByRole('link', { name: bathroomFan, exact: true }).first().click()
    await page.waitForURL((url) => url.searchParams.get('q') === bathroomFan)
    await expect(page.getByRole('main')).not.toContainText(label('Hledali jste'))
  })

  test('offers similar queries, categories and a contact when there are no results, without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(`${pathOf('/hledat')}?q=ventubajzr`)
    const main = page.getByRole('main')
    await expect(main).toContainText(
      inMarket({ cs: 'Mysleli jste některé z těchto slov?', sk: 'Mysleli ste niektoré z týchto slov?' }),
    )
    await expect(main.getByRole('link', { name: inMarket({ cs: 'písemně', sk: 'písomne' }) })).toHaveAttribute(
      'href',
      pathOf('/kontakt'),
    )
    await expect(
      main.getByRole('link', { name: inMarket({ cs: 'Koupelnové ventilátory', sk: 'Kúpeľňové ventilátory' }) }),
    ).toBeVisible()
    await main.getByRole('link', { name: 'ventilátor', exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('q') === 'ventilátor')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('finds text pages by their topic', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(`${pathOf('/hledat')}?q=${inMarket({ cs: 'reklamace', sk: 'reklamacia' })}`)
    await tile(page, label('Reklamační řád')).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('Reklamační řád'))
  })

  for (const q of ['30 cm', 'pr. 100', 'EC']) {
    test(`B5.02 finds products for "${q}"`, async () => {
      const { page } = await enter({ scripts: false })
      await page.goto(`${pathOf('/hledat')}?q=${encodeURIComponent(q)}`)
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(4)
    })
  }

  test('B2.06 works without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/')
    await searchField(page).fill('ventilator')
    await searchField(page).press('Enter')
    await page.waitForURL(pathOf('**/hledat?q=ventilator'))
    expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
    await page.getByRole('link', { name: new RegExp(label('Kategorie a stránky')) }).click()
    await tile(page, label('Koupelnové ventilátory')).waitFor()
  })
})
