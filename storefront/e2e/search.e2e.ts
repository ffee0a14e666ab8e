import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { phone } from './support/browser.ts'
import { faultsOf, recordViolations } from './support/page-faults.ts'
import { open } from './support/hydrated.ts'
import { bathroomFan, noResultsText, searchField } from './support/searching.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'
import { guestSettings } from '../src/lib/page/settings.ts'

const { enter } = visitors()

const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option')

/** Opens the home page with the field focused and its suggestions loaded. */
async function openSearch(page: Page) {
  await open(page, '/')
  const field = searchField(page)
  await field.focus()
  await page.getByRole('banner').getByRole('combobox').waitFor()
  return field
}

/** Records requests for suggestions from now on. */
function recordSearchRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (/\/(content\/search\?|services\/search\/query)/.test(request.url())) requests.push(request)
  })
  return requests
}

test.describe('suggestions under the search field', () => {
  test('B1.12 B4.19 B4.20 B9.18 appear after three characters: at most ten products and five categories', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    await field.pressSequentially('ventilator')
    await group(page, 'Výrobky').first().waitFor()
    expect(await group(page, 'Výrobky').count()).toBe(10)
    expect(await group(page, label('Kategorie a stránky')).count()).toBe(5)
    const picture = group(page, 'Výrobky').first().locator('img')
    expect(await picture.getAttribute('width')).toBe('56')
    expect(await group(page, 'Výrobky').first().innerText()).toContain(guestSettings.currency.symbol)
    // suggestions for a shorter text would move under the pointer
    await page.locator('[role=listbox][aria-busy=false]').waitFor()
    // by coordinates: a locator would scroll the page first, and the header would move it from under the pointer
    const { x, y } = (await page.getByRole('link', { name: label('Všechny výsledky') }).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 40, y + 20)
    await page.waitForURL(pathOf('**/hledat?q=ventilator'))
    expect(await field.inputValue()).toBe('ventilator')
  })

  test('B4.18 B5.03 send no request for two characters, and disappear when the field is emptied', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    const requests = recordSearchRequests(page)
    await field.pressSequentially('ve')
    await page.waitForTimeout(600)
    expect(requests).toHaveLength(0)
    await field.pressSequentially('n')
    await page.getByRole('listbox').waitFor()
    expect(requests.length).toBeGreaterThan(0)
    await field.fill('')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
  })

  test('B5.02 B5.03 appear for a short word from the settings, and its results are of that kind', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    await field.fill('ec')
    await group(page, 'Výrobky').first().waitFor()
    await group(page, label('Kategorie a stránky'))
      .getByText(inMarket({ cs: 's motorem EC', sk: 's motorom EC' }))
      .first()
      .waitFor()
    await field.press('Enter')
    await page.waitForURL(pathOf('**/hledat?q=ec'))
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(10)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL('**/produkt/**')
    await page
      .getByRole('main')
      .getByText(/\bEC\b/)
      .first()
      .waitFor()
  })

  test('B5.04 contain menu entries whose titles match every word, with or without accents', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    await field.fill(inMarket({ cs: 'koupelnove ventilatory', sk: 'kupelnove ventilatory' }))
    await group(page, label('Kategorie a stránky')).first().waitFor()
    expect(await group(page, label('Kategorie a stránky')).first().innerText()).toBe(label('Koupelnové ventilátory'))
  })

  test('B9.11 work without the external service, whether it is down or slow', async () => {
    for (const fault of ['down', 'slow'] as const) {
      const { page } = await enter()
      let release = () => {}
      const over = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/services/search/query', async (route) => {
        if (fault === 'slow') await over
        return route.abort().catch(() => undefined)
      })
      const field = await openSearch(page)
      await field.fill('ventilator')
      // the service has not responded and will not
      await expect.poll(() => group(page, 'Výrobky').count()).toBeGreaterThan(0)
      release()
    }
  })

  test('work by keyboard only: down, up, Enter, Escape', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
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

  test('show that there are no results, and do not affect the search itself when they fail', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    await field.fill('xyzxyz')
    await page.getByRole('banner').getByText(noResultsText).waitFor()
    await page.route('**/content/search?*', (route) => route.abort())
    await field.fill('mrizka')
    await page.getByText(label('Návrhy teď neumíme načíst')).waitFor()
    await page.unroute('**/content/search?*')
    await page.keyboard.press('Enter')
    await page.waitForURL(pathOf('**/hledat?q=mrizka'))
    expect(await field.inputValue()).toBe('mrizka')
  })

  test('contain the last searches, each removable', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    await field.fill('mrizka')
    await page.keyboard.press('Enter')
    await page.waitForURL(pathOf('**/hledat?q=mrizka'))
    const again = await openSearch(page)
    await again.click()
    await page.getByRole('link', { name: 'mrizka', exact: true }).waitFor()
    await page.getByRole('button', { name: label('Zapomenout hledání mrizka') }).click()
    await page.getByRole('link', { name: 'mrizka', exact: true }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('vanek_searches'))).toBe('[]')
  })

  test('of past searches work by keyboard, stay in the browser, and are removed one by one or all at once', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    const searches = ['mrizka', 'hadice', 'koleno']
    await page.evaluate((all) => localStorage.setItem('vanek_searches', JSON.stringify(all)), searches)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await field.fill('x')
    await field.fill('')
    const panel = page.locator('.search-panel')
    expect(await panel.getByRole('listitem').count()).toBe(3)
    // the button of the form, all of them, the first link, its button
    for (const name of [label('Hledat'), label('Zapomenout vše'), 'mrizka', label('Zapomenout hledání mrizka')]) {
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

  test('contain articles beside products with picture and price for two words', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    await field.fill(inMarket({ cs: 'koupelnový tichý', sk: 'kúpeľňový tichý' }))
    const first = group(page, 'Výrobky').first()
    await first.waitFor()
    expect(await first.locator('img').count()).toBe(1)
    expect(await first.innerText()).toMatch(new RegExp(`\\d\\s${guestSettings.currency.symbol}`))
    expect(await group(page, 'Články').count()).toBeGreaterThan(0)
    // no category matches both words: those that match either one are shown
    expect(await group(page, label('Kategorie a stránky')).allInnerTexts()).toEqual(
      expect.arrayContaining([
        inMarket({ cs: 'Koupelnové ventilátory', sk: 'Kúpeľňové ventilátory' }),
        'Tiché ventilátory',
      ]),
    )
  })

  test('correct a misspelled word, and complete words that start like the typed one', async () => {
    const { page } = await enter()
    const field = await openSearch(page)
    await field.fill(inMarket({ cs: 'ohebna hadcie', sk: 'ohybna hdaica' }))
    await group(page, label('Hledat')).first().waitFor()
    expect(await group(page, label('Hledat')).allInnerTexts()).toEqual([
      inMarket({ cs: 'ohebna hadice', sk: 'ohybna hadica' }),
    ])
    expect(await group(page, 'Výrobky').first().innerText()).toMatch(
      inMarket({ cs: /^Ohebná hadice/, sk: /^Ohybná hadica/ }),
    )
    await field.fill(inMarket({ cs: 'koupelnový ven', sk: 'kúpeľňový ven' }))
    await group(page, label('Hledat')).getByText(bathroomFan, { exact: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === bathroomFan)
  })

  test('have no axe findings and fit a phone', async () => {
    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    const field = await openSearch(page)
    await field.fill('ventilator')
    await group(page, 'Výrobky').first().waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
