import { unwrap } from '@vanek/sdk'
import { getGlossary, searchQuestions } from '@vanek/sdk/content'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl, shopUrl } = visitors()
const shop = sandboxShop(sandboxUrl)

test.describe('the glossary', () => {
  test('B1.11 B2.36 shows all terms from A to Z without scripts, with links to the letters', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(pathOf('/slovnik-pojmu'))
    const main = page.getByRole('main')
    const terms = unwrap(await getGlossary(shop))
    const shown = await main.locator('.terms').getByRole('link').allInnerTexts()
    expect([...shown].sort()).toEqual(terms.map(({ title }) => title).sort())
    expect(await main.getByRole('searchbox').count()).toBe(0)
    const letter = main
      .getByRole('navigation', { name: label('Písmena') })
      .getByRole('link')
      .last()
    const name = await letter.innerText()
    await letter.click()
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#pismeno-${name.toLowerCase()}`)
    const place = main.getByRole('heading', { level: 2, name, exact: true })
    expect(await place.evaluate((at) => at.getBoundingClientRect().top < innerHeight)).toBe(true)
  })

  test('B2.36 filters the terms by the typed text, with or without accents', async () => {
    const { page } = await enter({ viewport: phone })
    await open(page, pathOf('/slovnik-pojmu'))
    const main = page.getByRole('main')
    const links = main.locator('.terms').getByRole('link')
    const all = await links.count()
    await main.getByRole('searchbox', { name: label('Najít pojem') }).fill(inMarket({ cs: 'prutok', sk: 'prietok' }))
    await expect.poll(() => links.count()).toBeLessThan(all)
    expect(await links.count()).toBeGreaterThan(0)
    await main.getByRole('searchbox').fill('takové slovo neznáme')
    await main.getByText(inMarket({ cs: 'Žádný pojem tu takový není', sk: 'Žiadny pojem' })).waitFor()
    await main.getByRole('searchbox').fill('')
    await expect.poll(() => links.count()).toBe(all)
  })

  test('B2.37 explains a term and links to related ones and back', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    const term = unwrap(await getGlossary(shop)).find(
      (one) => one.term_reference.length > 0 && one.category_reference.length > 0 && one.product_reference.length > 0,
    )
    const path = `${pathOf('/slovnik-pojmu')}/${term?.page_meta.slug}`
    await open(page, pathOf('/slovnik-pojmu'))
    await page
      .getByRole('main')
      .getByRole('link', { name: term?.title ?? '', exact: true })
      .click()
    await page.waitForURL(`**${path}`)
    const main = page.getByRole('main')
    const name = term?.page_title ?? term?.title ?? ''
    await main.getByRole('heading', { level: 1, name }).waitFor()
    expect(await main.locator(`a[href="/${term?.category_reference[0]?.path}"]`).count()).toBe(1)
    expect(await main.getByRole('article').count()).toBeGreaterThan(1)
    await open(page, path)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(shopUrl + path)
    expect(await faultsOf(page)).toEqual([])
    await main.locator(`a[href="${pathOf('/slovnik-pojmu')}/${term?.term_reference[0]?.slug}"]`).click()
    await main.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' })
    await page.goBack()
    await main.getByRole('heading', { level: 1, name }).waitFor()
    expect(complaints).toEqual([])
    expect((await page.goto(pathOf('/slovnik-pojmu/neni')))?.status()).toBe(404)
  })

  test('has no faults', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, pathOf('/slovnik-pojmu'))
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test.describe('frequent questions', () => {
  const path = pathOf('/stranka/caste-dotazy')
  const query = inMarket({ cs: 'reklamace', sk: 'reklamacia' })

  test('B1.11 B2.32 open their answers without scripts', async () => {
    const { page } = await enter({ scripts: false })
    expect((await page.goto(path))?.status()).toBe(200)
    const { items } = unwrap(await searchQuestions(shop, { limit: 100 }))
    const questions = page.getByRole('main').locator('details')
    expect(await questions.locator('summary').allInnerTexts()).toEqual(items.map(({ title }) => title))
    const answer = questions.first().locator('p').first()
    expect(await answer.isVisible()).toBe(false)
    await questions.first().locator('summary').click()
    expect(await answer.isVisible()).toBe(true)
    const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    expect(data.join()).toContain('"FAQPage"')
  })

  for (const scripts of [true, false]) {
    test(`B2.32 are searched by a form; scripts run: ${scripts}`, async () => {
      const { page } = await enter({ scripts, viewport: phone })
      await page.goto(path)
      if (scripts) await hydrated(page)
      const main = page.getByRole('main')
      const all = await main.locator('details').count()
      await main.getByRole('searchbox').fill(query)
      await main
        .getByRole('search')
        .getByRole('button', { name: label('Hledat') })
        .click()
      await page.waitForURL(`**${path}?q=${query}`)
      await main.getByRole('link', { name: label('Zobrazit všechny') }).waitFor()
      expect(await main.locator('details').count()).toBeLessThan(all)
      expect(await main.getByRole('searchbox').inputValue()).toBe(query)
      await main.getByRole('searchbox').fill('kvantová chromodynamika')
      await main
        .getByRole('search')
        .getByRole('button', { name: label('Hledat') })
        .click()
      await main.getByRole('heading', { name: label('Na tohle tu odpověď nemáme') }).waitFor()
      await page.goBack()
      await main.getByRole('link', { name: label('Zobrazit všechny') }).click()
      await expect.poll(() => main.locator('details').count()).toBe(all)
    })
  }

  test('have no faults', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    await open(page, path)
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
