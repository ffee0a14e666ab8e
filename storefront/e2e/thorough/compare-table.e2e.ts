import { expect, test } from '../support/test.ts'
import { choose, heads, rows } from '../support/compare.ts'
import { open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter } = visitors()

test.describe('the table of compared products', () => {
  test('marks the rows in which products differ and can hide the others', async () => {
    const { page } = await enter()
    await choose(page, 2)
    await open(page, '/porovnat')
    await heads(page).nth(1).waitFor()
    const different = page.locator('main tbody tr[data-differs]')
    const [all, marked] = [await rows(page).count(), await different.count()]
    expect(marked).toBeGreaterThan(0)
    expect(marked).toBeLessThan(all - 1)
    // the number beside the switch is that of the rows which stay
    const lines = page.locator('main tbody tr:not(.compare-group)')
    await expect(page.locator('.compare-bar label .num')).toHaveText(
      new RegExp(`^${marked} (z|ze|zo) ${await lines.count()}$`),
    )
    await page.getByLabel(label('Jen rozdíly')).check()
    await expect(lines).toHaveCount(marked)
    // the tab remembers it
    await page.reload()
    await expect(lines).toHaveCount(marked)
    await expect(page.getByLabel(label('Jen rozdíly'))).toBeChecked()
    for (const row of await lines.all()) {
      const cells = await row
        .getByRole('cell')
        .filter({ hasNot: page.getByRole('link') })
        .allInnerTexts()
      if (cells.length > 1) expect(new Set(cells).size).toBeGreaterThan(1)
    }
  })

  test('restores what was removed in its place, step by step and by the keyboard', async () => {
    const { page } = await enter()
    const names = await choose(page, 3)
    const [one = '', two = '', three = ''] = names
    await open(page, '/porovnat')
    await heads(page).nth(2).waitFor()
    const undo = page.getByRole('button', { name: label('Vrátit zpět') })
    const message = (text: string) => page.getByRole('status').filter({ hasText: label(text) })
    const headTop = () =>
      heads(page)
        .first()
        .evaluate((head) => head.getBoundingClientRect().top)
    const before = await headTop()
    await page.getByRole('button', { name: label(`Odebrat ${two} z porovnání`) }).press('Enter')
    await expect(heads(page)).toHaveText([one, three])
    await expect(message(`Odebráno: ${two}`)).toBeVisible()
    await expect(undo).toBeFocused()
    expect(await headTop()).toBe(before)
    await page.getByRole('button', { name: label(`Odebrat ${one} z porovnání`) }).press('Enter')
    await expect(message(`Odebráno: ${one}`)).toBeVisible()
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heads(page)).toHaveText([one, three])
    await expect(message('Výběr je zase celý.')).toBeVisible()
    await undo.press('Enter')
    await expect(heads(page)).toHaveText(names)
    await expect(undo).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: label('Vymazat vše') }).press('Enter')
    await page.getByText(label('Zatím nemáte co porovnávat')).waitFor()
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heads(page)).toHaveText(names)
    await page.getByRole('button', { name: label('Zavřít zprávu') }).click()
    await expect(message('Výběr je zase celý.')).toHaveCount(0)
  })

  test('shows what it has while the back end fails, and tries again', async () => {
    const { page } = await enter()
    const names = await choose(page, 2)
    let blocked = /graphql/
    await page.route(
      ({ pathname }) => !pathname.startsWith('/assets/') && blocked.test(pathname),
      (route) => route.abort(),
    )
    await page.goto('/porovnat')
    await page.getByText(label('Parametry teď neumíme načíst, porovnání proto není úplné.')).waitFor()
    await expect(heads(page)).toHaveText(names)
    // nothing is computed from parameters that are not known
    await expect(rows(page).filter({ hasText: label('Vzduch v potrubí') })).toHaveCount(0)
    blocked = /^$/
    await page.getByRole('button', { name: label('Zkusit znovu') }).click()
    await rows(page)
      .filter({ hasText: label('Vzduch v potrubí') })
      .waitFor()
    blocked = /catalog.product/
    await page.goto('/porovnat')
    await page.getByText(label('Výrobky teď neumíme načíst')).waitFor()
    blocked = /^$/
    await page.getByRole('button', { name: label('Zkusit znovu') }).click()
    await expect(heads(page)).toHaveText(names)
  })

  test('draws airflow and cost on one scale, each with its number, and prints as a sheet', async () => {
    const { page } = await enter()
    const names = await choose(page, 3)
    await open(page, '/porovnat')
    await heads(page)
      .nth(names.length - 1)
      .waitFor()
    const row = (title: string | RegExp) => rows(page).filter({ has: page.getByRole('rowheader', { name: title }) })
    await expect(row(label('Vzduch v potrubí')).locator('svg .curve-point')).toHaveCount(names.length)
    for (const text of await row(label('Vzduch v potrubí')).getByRole('cell').allInnerTexts())
      expect(text).toMatch(/\d+\sm³\/h p[rř]i \d+\sPa/)
    const cells = row(inMarket({ cs: /^Provoz za rok/, sk: /^Prevádzka za rok/ })).getByRole('cell')
    const shownCosts = await cells.allInnerTexts()
    expect(shownCosts[0]).toContain(inMarket({ cs: 'Kč', sk: '€' }))
    const costs = shownCosts.map((text) =>
      text.split('až').map((part) => Number(part.replaceAll(/[^\d,]/g, '').replace(',', '.'))),
    )
    const greatest = Math.max(...costs.flat())
    const bars = await cells.evaluateAll((all) => all.map((cell) => cell.querySelector('.range-all')?.outerHTML ?? ''))
    for (const [at, [from = 0, to = from]] of costs.entries()) {
      const percent = Number(/ width="([\d.]+)"/.exec(bars[at] ?? '')?.[1])
      expect(Math.abs(percent - (from / greatest) * 100)).toBeLessThan(1.6)
      const others = costs.filter((_, other) => other !== at)
      const isBest = others.every((other) => to <= Math.min(...other)) && new Set(costs.flat()).size > 1
      expect([at, shownCosts[at]?.includes(label('nejúspornější'))]).toEqual([at, isBest])
    }
    // noise is one number: that of the shop
    expect(
      await rows(page)
        .getByRole('rowheader', { name: /^(Hluk|Hluč)/ })
        .count(),
    ).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1100 })
    await expect(page.getByRole('button', { name: label('Vymazat vše') })).toBeHidden()
    await expect(page.locator('.compare-head .btn').first()).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794)
  })

  for (const [width, count] of [
    [390, 3],
    [768, 4],
    [1024, 4],
    [1440, 2],
    [1440, 4],
  ] as const)
    test(`keeps ${count} names in view at ${width} px, above their values`, async () => {
      const { page } = await enter({ viewport: { width, height: 800 } })
      const names = await choose(page, count)
      await open(page, '/porovnat')
      await heads(page)
        .nth(count - 1)
        .waitFor()
      const strip = page.locator('.compare-strip-in')
      await expect(strip).toBeHidden()
      const last = page.locator('main tbody tr').last()
      await last.scrollIntoViewIfNeeded()
      await expect(strip).toBeVisible()
      const links = strip.locator('a')
      for (const [at, name] of names.entries())
        expect(name).toContain((await links.nth(at).locator('.compare-strip-name').innerText()).split(' ').at(-1))
      const places = async () => {
        const cells = await last.getByRole('cell').all()
        return Promise.all(
          names.map(async (_, at) => {
            const [link, cell] = [await links.nth(at).boundingBox(), await cells[at]?.boundingBox()]
            return [Math.abs((link?.x ?? 0) - (cell?.x ?? 99)) < 2, Math.round(link?.y ?? 99)]
          }),
        )
      }
      const aligned = names.map(() => [true, 8])
      await expect.poll(places).toEqual(aligned)
      if (width === 390) {
        await page.locator('.compare-scroll').evaluate((scroller) => scroller.scrollTo(170, 0))
        await expect.poll(places).toEqual(aligned)
      }
      // screen readers have the head of the table, the Tab key its links
      await expect(page.getByRole('main').getByRole('link', { name: names[0] ?? '', exact: true })).toHaveCount(1)
      expect(await links.evaluateAll((all) => all.map(({ tabIndex }) => tabIndex))).toEqual(names.map(() => -1))
      // below the last row one can buy too
      const buy = page.locator('main tfoot .box-buy')
      await expect(buy).toHaveText(await page.locator('.compare-head .box-buy').allInnerTexts())
      await page.evaluate(() => scrollTo(0, 0))
      await expect(strip).toBeHidden()
    })

  test('marks the best number and leads to one more product', async () => {
    const { page } = await enter()
    await choose(page, 3)
    await open(page, '/porovnat')
    await heads(page).nth(2).waitFor()
    const cells = rows(page)
      .filter({ has: page.getByRole('rowheader', { name: label('Cena') }) })
      .getByRole('cell')
    const texts = await cells.allInnerTexts()
    const prices = texts.map((text) =>
      Number.parseFloat((/[\d\s]+(,\d+)?/.exec(text)?.[0] ?? '').replaceAll(/\s/g, '').replace(',', '.')),
    )
    const cheapest = Math.min(...prices)
    for (const [at, price] of prices.entries())
      expect([at, texts[at]?.includes(label('nejlevnější'))]).toEqual([at, price === cheapest])
    await page
      .getByRole('link', { name: label('Přidat další výrobek') })
      .filter({ visible: true })
      .click()
    await page.waitForURL((url) => url.pathname.startsWith(pathOf('/koupelnove-ventilatory')))
  })
})
