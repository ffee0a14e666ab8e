import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, noteViolations } from '../support/complaint-free.ts'
import { closeDialog } from '../support/dialog.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'

const { enter } = visitors()

/** Adds the first products of a category to the comparison; returns their names. */
async function choose(page: Page, count: number): Promise<string[]> {
  await open(page, '/koupelnove-ventilatory')
  const names: string[] = []
  for (let at = 0; at < count; at += 1) {
    const box = page.getByRole('main').getByRole('article').nth(at)
    names.push(await box.getByRole('heading').innerText())
    await box.getByRole('button', { name: /^Porovnat/ }).click()
    expect(await closeDialog(page)).toContain('přidali do porovnání')
  }
  return names
}

const heads = (page: Page) => page.getByRole('main').getByRole('columnheader').locator('.compare-head > a')
const rows = (page: Page) => page.getByRole('main').getByRole('row')

test.describe('comparing', () => {
  test('B1.12 B2.09 B4.09 puts the chosen products beside each other, also after a reload', async () => {
    const { page } = await enter()
    const names = await choose(page, 3)
    await page.getByRole('banner').getByRole('link', { name: 'Porovnat' }).click()
    await page.waitForURL('**/porovnat')
    await heads(page).nth(2).waitFor()
    expect(await heads(page).allInnerTexts()).toEqual(names)
    await page.reload()
    await heads(page).nth(2).waitFor()
    expect(await heads(page).allInnerTexts()).toEqual(names)
  })

  test('B4.07 B4.08 takes a product out by the button that put it in, and says which of both happened', async () => {
    const { page } = await enter()
    const [name] = await choose(page, 1)
    await page.reload()
    await hydrated(page)
    const box = page.getByRole('main').getByRole('article').first()
    const button = box.getByRole('button', { name: /^Porovnat/ })
    expect([await box.getByRole('heading').innerText(), await button.getAttribute('aria-pressed')]).toEqual([
      name,
      'true',
    ])
    await button.click()
    expect(await closeDialog(page)).toContain('z porovnání odebrali')
    await page.goto('/porovnat')
    await page.getByText('Zatím nemáte co porovnávat').waitFor()
  })

  test('marks the rows in which products differ and puts the others away', async () => {
    const { page } = await enter()
    await choose(page, 2)
    await open(page, '/porovnat')
    await heads(page).nth(1).waitFor()
    const different = page.locator('main tr[data-differs]')
    const [all, marked] = [await rows(page).count(), await different.count()]
    expect(marked).toBeGreaterThan(0)
    await page.getByLabel('Jen rozdíly').check()
    expect(await different.count()).toBe(marked)
    expect(await rows(page).count()).toBeLessThan(all)
  })

  test('sells from the table and lets products be put away one by one or at once', async () => {
    const { page } = await enter()
    const names = await choose(page, 2)
    // one variant is added directly, several need a choice: as in a list
    const whole = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Do košíku/ }) })
    const single = (await whole.first().getByRole('heading').innerText()).trim()
    if (!names.includes(single)) {
      await whole
        .first()
        .getByRole('button', { name: /^Porovnat/ })
        .click()
      await closeDialog(page)
      names.push(single)
    }
    const offered = page.getByRole('main').getByRole('article').first().locator('.box-buy')
    const inList = await offered.innerText()
    await open(page, '/porovnat')
    await heads(page).nth(1).waitFor()
    expect((await page.locator('.compare-head').first().locator('.box-buy').innerText()).trim()).toBe(inList.trim())
    await page
      .getByRole('main')
      .getByRole('button', { name: `Do košíku: ${single}` })
      .click()
    await page.getByText('Produkty byly vloženy do košíku').waitFor()
    await page.getByRole('button', { name: `Odebrat ${names[0]} z porovnání` }).click()
    await heads(page)
      .nth(names.length - 1)
      .waitFor({ state: 'detached' })
    expect(await heads(page).allInnerTexts()).toEqual(names.slice(1))
    await page.getByRole('button', { name: 'Vymazat vše' }).click()
    await page.getByText('Zatím nemáte co porovnávat').waitFor()
  })

  test('is fine by axe and fits a phone', async () => {
    const { page, context, complaints } = await enter({ viewport: phone })
    await noteViolations(context)
    await choose(page, 3)
    await open(page, '/porovnat')
    await heads(page).nth(2).waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
