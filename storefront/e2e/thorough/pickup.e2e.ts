import { unwrap } from '@vanek/sdk'
import { getPickupBranches, type PickupBranch } from '@vanek/sdk/checkout'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { fillCart } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { setFaults, sandboxShop } from '../support/sandbox.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()
test.afterEach(() => setFaults(sandboxUrl))

const methods = '/kosik/doprava-a-platba'
const points = 2
const city = inMarket({ cs: 'Olomouc', sk: 'Trenčín' })
// without accents
const remote = inMarket({
  cs: { name: 'Jindřichův Hradec', typed: 'jindrichuv hradec' },
  sk: { name: 'Lučenec', typed: 'lucenec' },
})
const foundCount = (count: number) => inMarket({ cs: `Našli jsme ${count} `, sk: `Našli sme ${count} ` })

const pickup = (page: Page) => page.getByRole('radio', { name: label('Na výdejní místo Balíkobod') })
const field = (page: Page) => page.getByLabel(label('Kde si balíček vyzvednete'))

/** The points for a text, from the API. */
async function pointsFor(s: string): Promise<readonly PickupBranch[]> {
  const shop = sandboxShop(sandboxUrl)
  return unwrap(await getPickupBranches(shop, { shipperId: points, s, perPage: 500 })).branches
}

const firstAvailablePoint = (found: readonly PickupBranch[]): PickupBranch => {
  const point = found.find(({ available }) => available !== false)
  if (!point) throw new Error('The seed has no open point there')
  return point
}

test.describe('pickup points', () => {
  test('C7.50 C7.51 C4.72 are searched, shown on a map, chosen, and kept over a reload', async () => {
    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await fillCart(page, await pickProduct(sandboxUrl))
    const found = await pointsFor(city)
    const all = await pointsFor('')
    expect(all.length).toBeGreaterThan(250)
    await open(page, methods)
    await pickup(page).check()

    // Enter in the field of the page opens the picker with the results
    await field(page).fill(city.toLowerCase())
    await field(page).press('Enter')
    const dialog = page.getByRole('dialog', { name: label('Na výdejní místo Balíkobod') })
    const list = dialog.getByRole('list').getByRole('button')
    await dialog.getByText(foundCount(found.length)).waitFor()
    expect(await list.count()).toBe(found.length)
    for (const { name } of found) expect(await list.filter({ hasText: name }).count()).toBeGreaterThan(0)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize(phone)

    // another text, without accents and without results; then all of them
    await dialog.getByRole('searchbox').fill('qqq')
    await dialog.getByText(label('Tady žádné výdejní místo není')).waitFor()
    await dialog.getByRole('searchbox').fill('')
    await dialog.getByText(foundCount(all.length)).waitFor()

    // a click on the map zooms in or selects a point, which can be chosen there
    const remotePoint = firstAvailablePoint(await pointsFor(remote.name))
    await dialog.getByRole('searchbox').fill(remote.typed)
    await list
      .filter({ hasText: remotePoint.address.street })
      .and(list.filter({ hasText: remote.name }))
      .first()
      .waitFor()
    await dialog.getByText(foundCount(all.length)).waitFor({ state: 'detached' })
    const dot = dialog.locator('.point-dot').first()
    const choose = dialog.getByRole('button', { name: label('Vybrat') })
    await expect(async () => {
      // the view may still move, and a click between close points zooms in
      const { x, y } = await dot.evaluate((path: SVGPathElement) => {
        const [left = 0, top = 0] =
          /M([\d.]+) ([\d.]+)/
            .exec(path.getAttribute('d') ?? '')
            ?.slice(1)
            .map(Number) ?? []
        const { a = 1, d = 1, e = 0, f = 0 } = path.getScreenCTM() ?? {}
        return { x: e + left * a, y: f + top * d }
      })
      await page.mouse.click(x, y)
      await choose.waitFor({ timeout: 2_000 })
    }).toPass()
    await choose.click()
    await dialog.waitFor({ state: 'detached' })
    const card = page.locator('.point-chosen')
    const name = await card.locator('strong').innerText()
    expect((await pointsFor(remote.name)).map((point) => point.name)).toContain(name)

    await page.reload()
    await hydrated(page)
    expect(await card.locator('strong').innerText()).toBe(name)

    // chosen from the list instead; Escape changes nothing
    await card.getByRole('button', { name: label('Změnit') }).click()
    await dialog.getByText(foundCount(all.length)).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await card.locator('strong').innerText()).toBe(name)
    await card.getByRole('button', { name: label('Změnit') }).click()
    const point = firstAvailablePoint(found)
    await dialog.getByRole('searchbox').fill(city.toLowerCase())
    await dialog.getByText(foundCount(found.length)).waitFor()
    await list.filter({ hasText: point.address.street }).first().click()
    expect(await card.innerText()).toContain(point.address.street)

    await page.getByRole('radio', { name: 'Kartou online' }).check()
    await page.getByRole('button', { name: label('Pokračovat k dodacím údajům') }).click()
    await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
    expect(await page.locator('main').innerText()).toContain(point.name)
    expect(complaints).toEqual([])
  })

  test('C7.51 can be requested again when they could not be loaded', async () => {
    const { page } = await enter()
    await fillCart(page, await pickProduct(sandboxUrl))
    await open(page, methods)
    await pickup(page).check()
    await setFaults(sandboxUrl, { path: '/store/api/v1/branches', status: 500 })
    await page.getByRole('button', { name: label('Najít'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(label('Výdejní místa se nepodařilo načíst')).waitFor()
    await setFaults(sandboxUrl)
    await dialog.getByRole('button', { name: label('Zkusit znovu') }).click()
    await dialog.getByText(inMarket({ cs: /^Našli jsme \d+ míst/, sk: /^Našli sme \d+ miest/ })).waitFor()
    expect(await dialog.getByRole('alert').count()).toBe(0)
  })

  test('C7.51 C4.72 are searched and chosen without scripts too', async () => {
    const { page } = await enter({ viewport: phone, scripts: false })
    await fillCart(page, await pickProduct(sandboxUrl))
    const found = await pointsFor(city)
    const point = firstAvailablePoint(found)
    await page.goto(methods)
    await pickup(page).check()
    await page.getByRole('radio', { name: 'Kartou online' }).check()
    await field(page).fill(city.toLowerCase())
    await page.getByRole('button', { name: label('Najít'), exact: true }).click()
    await page.waitForURL(`**?s=${encodeURIComponent(city.toLowerCase())}*`)
    expect(await pickup(page).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Kartou online' }).isChecked()).toBe(true)
    await page.locator(`input[name="branch_${points}"][value="${point.id}"]`).check()
    await page.getByRole('button', { name: label('Pokračovat k dodacím údajům') }).click()
    await page.waitForURL(pathOf('**/kosik/dodaci-udaje'))
    expect(await page.locator('main').innerText()).toContain(point.name)

    // and changed again: the search starts with the chosen point
    await page.goto(methods)
    expect(await page.locator('.point-chosen').innerText()).toContain(point.name)
    await page.getByRole('button', { name: label('Změnit') }).click()
    await page.waitForURL('**?s=*')
    await field(page).waitFor()
  })
})
