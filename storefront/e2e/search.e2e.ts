import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { phone } from './support/browser.ts'
import { pickProduct } from './support/catalogue.ts'
import { faultsOf, noteViolations } from './support/complaint-free.ts'
import { open } from './support/hydrated.ts'
import { visitors } from './support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const fieldOf = (page: Page) => page.getByRole('banner').getByLabel('Hledat v obchodě')
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option')

const tile = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('.tile')
    .and(page.getByRole('link', { name, exact: true }))

/** Opens the home page with the field focused and its suggestions loaded. */
async function ready(page: Page) {
  await open(page, '/')
  const field = fieldOf(page)
  await field.focus()
  await page.getByRole('banner').getByRole('combobox').waitFor()
  return field
}

/** Records requests for suggestions from now on. */
function asked(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (/\/(content\/search\?|services\/search\/query)/.test(request.url())) requests.push(request)
  })
  return requests
}

test.describe('suggestions under the search field', () => {
  test('B1.12 B4.19 B4.20 B9.18 come for three characters: at most ten products and five categories', async () => {
    const { page } = await enter()
    const field = await ready(page)
    await field.pressSequentially('ventilator')
    await group(page, 'Výrobky').first().waitFor()
    expect(await group(page, 'Výrobky').count()).toBe(10)
    expect(await group(page, 'Kategorie a stránky').count()).toBe(5)
    const picture = group(page, 'Výrobky').first().locator('img')
    expect(await picture.getAttribute('width')).toBe('56')
    expect(await group(page, 'Výrobky').first().innerText()).toMatch(/Kč/)
    // suggestions for a shorter text would move under the pointer
    await page.locator('[role=listbox][aria-busy=false]').waitFor()
    // by coordinates: a locator would scroll the page first, and the header would move it from under the pointer
    const { x, y } = (await page.getByRole('link', { name: 'Všechny výsledky' }).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 40, y + 20)
    await page.waitForURL('**/hledat?q=ventilator')
    expect(await field.inputValue()).toBe('ventilator')
  })

  test('B4.18 B5.03 nothing is asked for two characters, and an emptied field offers nothing', async () => {
    const { page } = await enter()
    const field = await ready(page)
    const requests = asked(page)
    await field.pressSequentially('ve')
    await page.waitForTimeout(600)
    expect(requests).toHaveLength(0)
    await field.pressSequentially('n')
    await page.getByRole('listbox').waitFor()
    expect(requests.length).toBeGreaterThan(0)
    await field.fill('')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
  })

  test('B5.02 B5.03 come for a short word that the settings name, and its results are of that kind', async () => {
    const { page } = await enter()
    const field = await ready(page)
    await field.fill('ec')
    await group(page, 'Výrobky').first().waitFor()
    await group(page, 'Kategorie a stránky').getByText('s motorem EC').first().waitFor()
    await field.press('Enter')
    await page.waitForURL('**/hledat?q=ec')
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(10)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL('**/produkt/**')
    await page
      .getByRole('main')
      .getByText(/\bEC\b/)
      .first()
      .waitFor()
  })

  test('B5.04 offers the entries of the menu whose titles hold every part, with or without accents', async () => {
    const { page } = await enter()
    const field = await ready(page)
    await field.fill('koupelnove ventilatory')
    await group(page, 'Kategorie a stránky').first().waitFor()
    expect(await group(page, 'Kategorie a stránky').first().innerText()).toBe('Koupelnové ventilátory')
  })

  test('B9.11 stand without the outside service, be it down or slow', async () => {
    for (const fault of ['down', 'slow'] as const) {
      const { page } = await enter()
      let end = () => {}
      const over = new Promise<void>((resolve) => {
        end = resolve
      })
      await page.route('**/services/search/query', async (route) => {
        if (fault === 'slow') await over
        return route.abort().catch(() => undefined)
      })
      const field = await ready(page)
      await field.fill('ventilator')
      // the service has not responded and will not
      await expect.poll(() => group(page, 'Výrobky').count()).toBeGreaterThan(0)
      end()
    }
  })

  test('are walked through by keys alone: down, up, Enter, Escape', async () => {
    const { page } = await enter()
    const field = await ready(page)
    await field.fill('ventilator')
    await group(page, 'Výrobky').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const active = page.getByRole('listbox').getByRole('option', { selected: true })
    expect(await active.count()).toBe(1)
    expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('ventilator')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const href = await active.getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
  })

  test('say that nothing was found, and leave the search itself alone when they fail', async () => {
    const { page } = await enter()
    const field = await ready(page)
    await field.fill('xyzxyz')
    await page.getByRole('banner').getByText('jsme nic nenašli').waitFor()
    await page.route('**/content/search?*', (route) => route.abort())
    await field.fill('mrizka')
    await page.getByText('Návrhy teď neumíme načíst').waitFor()
    await page.unroute('**/content/search?*')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/hledat?q=mrizka')
    expect(await field.inputValue()).toBe('mrizka')
  })

  test('remember the last searches, each to be forgotten', async () => {
    const { page } = await enter()
    const field = await ready(page)
    await field.fill('mrizka')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/hledat?q=mrizka')
    const again = await ready(page)
    await again.click()
    await page.getByRole('link', { name: 'mrizka', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Zapomenout hledání mrizka' }).click()
    await page.getByRole('link', { name: 'mrizka', exact: true }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('vanek_searches'))).toBe('[]')
  })

  test('of past searches are reached by keys, stay in the browser, and are forgotten one by one or all at once', async () => {
    const { page } = await enter()
    const field = await ready(page)
    const searches = ['mrizka', 'hadice', 'koleno']
    await page.evaluate((all) => localStorage.setItem('vanek_searches', JSON.stringify(all)), searches)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await field.fill('x')
    await field.fill('')
    const panel = page.locator('.search-panel')
    expect(await panel.getByRole('listitem').count()).toBe(3)
    // the button of the form, all of them, the first link, its button
    for (const name of ['Hledat', 'Zapomenout vše', 'mrizka', 'Zapomenout hledání mrizka']) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
        ),
      ).toBe(name)
    }
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await field.fill('x')
    await field.fill('')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('vanek_searches'))).toBe(null)
    expect(sent.filter((request) => searches.some((q) => request.includes(q)))).toEqual([])
  })

  test('hold articles besides goods with picture and price for two words', async () => {
    const { page } = await enter()
    const field = await ready(page)
    await field.fill('koupelnový tichý')
    const first = group(page, 'Výrobky').first()
    await first.waitFor()
    expect(await first.locator('img').count()).toBe(1)
    expect(await first.innerText()).toMatch(/\d\sKč/)
    expect(await group(page, 'Články').count()).toBeGreaterThan(0)
    // no category is called by both words: those of either lead on
    expect(await group(page, 'Kategorie a stránky').allInnerTexts()).toEqual(
      expect.arrayContaining(['Koupelnové ventilátory', 'Tiché ventilátory']),
    )
  })

  test('offer what was meant by a misspelled word, and words that begin like the typed one', async () => {
    const { page } = await enter()
    const field = await ready(page)
    await field.fill('ohebna hadcie')
    await group(page, 'Hledat').first().waitFor()
    expect(await group(page, 'Hledat').allInnerTexts()).toEqual(['ohebna hadice'])
    expect(await group(page, 'Výrobky').first().innerText()).toMatch(/^Ohebná hadice/)
    await field.fill('koupelnový ven')
    await group(page, 'Hledat').getByText('koupelnový ventilátor', { exact: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'koupelnový ventilátor')
  })

  test('are fine by axe and fit a phone', async () => {
    const { page, context, complaints } = await enter({ viewport: phone })
    await noteViolations(context)
    const field = await ready(page)
    await field.fill('ventilator')
    await group(page, 'Výrobky').first().waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test.describe('the page of results', () => {
  test('B2.06 B9.17 shows ten products on a page, keeps the query, and is not for search engines', async () => {
    const { page } = await enter()
    await page.goto('/hledat?q=ventilator')
    expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
    expect(await fieldOf(page).inputValue()).toBe('ventilator')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await page.goto('/hledat?q=ventilator&page=2')
    expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
  })

  test('narrows and sorts the products like any listing, and keeps the query meanwhile', async () => {
    const { page } = await enter()
    await open(page, '/hledat?q=ventilator')
    await page
      .getByRole('main')
      .getByRole('navigation', { name: 'Řazení' })
      .getByRole('link', { name: /nejlevn/i })
      .click()
    await page.waitForURL('**/hledat?q=ventilator&sort=price_asc')
    expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
  })

  test('parts what was found by kind under tabs with counts', async () => {
    const { page } = await enter()
    await open(page, '/hledat?q=ventilator')
    const tabs = page.getByRole('navigation', { name: 'Druh výsledků' })
    await tabs.getByRole('link', { name: /Kategorie a stránky [1-9]/ }).click()
    await page.waitForURL('**/hledat?q=ventilator&tab=kategorie')
    await tile(page, 'Koupelnové ventilátory').waitFor()
    expect(await tabs.getByRole('link', { name: /Kategorie/ }).getAttribute('aria-current')).toBe('page')
  })

  for (const [q, fitting] of [
    ['ventilator do koupelny', /koupeln/i],
    ['vetrak 100 mm', /ventil/i],
    ['koupelnovy ventlator', /koupelnový ventilátor/i],
  ] as const) {
    test(`B5.01 finds fitting products first for "${q}"`, async () => {
      const { page } = await enter()
      await page.goto(`/hledat?q=${encodeURIComponent(`  ${q} `)}`)
      const first = page.getByRole('main').getByRole('article').first()
      expect(await first.getByRole('heading').innerText()).toMatch(fitting)
    })
  }

  test('finds a product by its code and by its EAN', async () => {
    const { product, variant } = await pickProduct(sandboxUrl)
    const { page } = await enter()
    for (const code of [variant.catalogCode, variant.ean]) {
      await page.goto(`/hledat?q=${encodeURIComponent(code ?? '')}`)
      const first = page.getByRole('main').getByRole('article').first()
      expect(await first.getByRole('heading').innerText()).toBe(
        product.variants.length > 1 ? variant.fullname : product.name,
      )
    }
  })

  for (const [q, text] of [
    ['xyzxyz qwqwqw', 'jsme nic nenašli'],
    ['ve', 'Napište aspoň tři znaky'],
    ['', 'Co hledáte?'],
  ] as const) {
    test(`B5.03 says what to do next for "${q}", with ways on`, async () => {
      const { page } = await enter()
      const answer = await page.goto(`/hledat?q=${encodeURIComponent(q)}`)
      expect(answer?.status()).toBe(200)
      const main = page.getByRole('main')
      expect(await main.innerText()).toContain(text)
      expect(await main.getByRole('link').count()).toBeGreaterThan(3)
    })
  }

  test('asks back with the word that was meant, without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto(`/hledat?q=${encodeURIComponent('koupelnvy ventlátor')}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Hledali jste koupelnový ventilátor?')
    expect(await main.getByRole('article').first().getByRole('heading').innerText()).toMatch(/koupelnový ventilátor/i)
    await main.getByRole('link', { name: 'koupelnový ventilátor', exact: true }).first().click()
    await page.waitForURL((url) => url.searchParams.get('q') === 'koupelnový ventilátor')
    await expect(page.getByRole('main')).not.toContainText('Hledali jste')
  })

  test('knows pages of text by what they are about', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/hledat?q=reklamace')
    await tile(page, 'Reklamační řád').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reklamační řád')
  })

  for (const q of ['30 cm', 'pr. 100', 'EC']) {
    test(`B5.02 finds goods for "${q}"`, async () => {
      const { page } = await enter({ scripts: false })
      await page.goto(`/hledat?q=${encodeURIComponent(q)}`)
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(4)
    })
  }

  test('B2.06 is found without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/')
    await fieldOf(page).fill('ventilator')
    await fieldOf(page).press('Enter')
    await page.waitForURL('**/hledat?q=ventilator')
    expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
    await page.getByRole('link', { name: /Kategorie/ }).click()
    await tile(page, 'Koupelnové ventilátory').waitFor()
  })
})
