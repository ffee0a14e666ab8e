import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { pickProduct } from '../support/catalogue.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { choose, heads, tray, trayMessage } from '../support/compare.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

test.describe('comparing', () => {
  test('B1.12 B2.09 B4.09 shows the chosen products side by side, also after a reload', async () => {
    const { page } = await enter()
    const names = await choose(page, 3)
    await page
      .getByRole('banner')
      .getByRole('link', { name: label('Porovnat') })
      .click()
    await page.waitForURL('**/porovnat')
    await heads(page).nth(2).waitFor()
    expect(await heads(page).allInnerTexts()).toEqual(names)
    await page.reload()
    await heads(page).nth(2).waitFor()
    expect(await heads(page).allInnerTexts()).toEqual(names)
  })

  test('B4.07 B4.08 toggles a product by one button, with a message for both', async () => {
    const { page } = await enter()
    const [name] = await choose(page, 1)
    await page.reload()
    await hydrated(page)
    const box = page.getByRole('main').getByRole('article').first()
    const button = box.getByRole('button', { name: /^Porovna[tť]/ })
    expect([await box.getByRole('heading').innerText(), await button.getAttribute('aria-pressed')]).toEqual([
      name,
      'true',
    ])
    await button.click()
    expect(await trayMessage(page)).toContain(inMarket({ cs: 'z porovnání odebrali', sk: 'z porovnania odobrali' }))
    await page.goto('/porovnat')
    await page.getByText(label('Zatím nemáte co porovnávat')).waitFor()
  })

  test('shifts nothing in the header when its count appears, at any width', async () => {
    for (const width of [390, 768, 1440]) {
      const { page } = await enter({ viewport: { width, height: 900 } })
      await open(page, pathOf('/koupelnove-ventilatory'))
      const places = () =>
        page
          .getByRole('banner')
          .locator('a, summary')
          .evaluateAll((links) =>
            links
              .filter((link) => link.checkVisibility())
              .map((link) => {
                const { x, y, width: wide } = link.getBoundingClientRect()
                return [x, y + scrollY, wide].map(Math.round).join()
              }),
          )
      const before = await places()
      await choose(page, 1)
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(places).toEqual(before)
    }
  })

  test('adds to the cart from the table, and products are removed one by one or all at once', async () => {
    const { page } = await enter()
    const names = await choose(page, 2)
    // one variant is added directly, several need a choice: as in a list
    const cards = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: begins('Do košíku') }) })
    const single = (await cards.first().getByRole('heading').innerText()).trim()
    if (!names.includes(single)) {
      await cards
        .first()
        .getByRole('button', { name: /^Porovna[tť]/ })
        .click()
      await trayMessage(page)
      names.push(single)
    }
    const offered = page.getByRole('main').getByRole('article').first().locator('.box-buy')
    const inList = await offered.innerText()
    await open(page, '/porovnat')
    await heads(page).nth(1).waitFor()
    expect((await page.locator('.compare-head').first().locator('.box-buy').innerText()).trim()).toBe(inList.trim())
    await page
      .getByRole('main')
      .getByRole('button', { name: label(`Do košíku: ${single}`) })
      .first()
      .click()
    await page.getByText(label('Produkty byly vloženy do košíku')).waitFor()
    await page.getByRole('button', { name: label(`Odebrat ${names[0]} z porovnání`) }).click()
    await heads(page)
      .nth(names.length - 1)
      .waitFor({ state: 'detached' })
    expect(await heads(page).allInnerTexts()).toEqual(names.slice(1))
    await page.getByRole('button', { name: label('Vymazat vše') }).click()
    await page.getByText(label('Zatím nemáte co porovnávat')).waitFor()
  })

  test('B4.08 B4.09 shows the chosen ones in a tray where products are chosen, with names, pictures and a way to remove each', async () => {
    const { page, context, complaints } = await enter()
    await recordViolations(context)
    const names = await choose(page, 2)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(names[1])
    await open(page, pathOf('/potrubni-ventilatory'))
    await expect(tray(page).getByRole('listitem').getByRole('link')).toHaveText(names)
    expect(await tray(page).locator('li img').count()).toBe(2)
    expect(await faultsOf(page)).toEqual([])
    await tray(page)
      .getByRole('button', { name: label(`Odebrat z porovnání: ${names[0]}`) })
      .click()
    await expect(tray(page).getByRole('listitem').getByRole('link')).toHaveText(names.slice(1))
    expect(await trayMessage(page)).toContain(inMarket({ cs: 'z porovnání odebrali', sk: 'z porovnania odobrali' }))
    // it is hidden in the checkout, on the comparison page and where no product can be chosen
    for (const path of ['/kosik', '/kontakt', '/prihlasit']) {
      await page.goto(path)
      await page.waitForTimeout(800)
      await expect(tray(page)).toHaveCount(0)
    }
    await open(page, pathOf('/potrubni-ventilatory'))
    await tray(page)
      .getByRole('link', { name: label('Porovnat') })
      .click()
    await page.waitForURL('**/porovnat')
    await heads(page).first().waitFor()
    expect(await tray(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('B4.09 frees the place of a product that is no longer sold', async () => {
    const { page } = await enter()
    const [name = ''] = await choose(page, 1)
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('vanek_compare') ?? '[]') as number[])
    const [id = 0] = await stored()
    await page.evaluate((ids) => localStorage.setItem('vanek_compare', JSON.stringify(ids)), [id, 99_999_999])
    await open(page, pathOf('/porovnat'))
    await expect(heads(page)).toHaveText([name])
    await expect.poll(stored).toEqual([id])
  })

  test('accepts four and shows why a fifth has to wait', async () => {
    const { page } = await enter()
    const names = await choose(page, 4)
    const fifthButton = page
      .getByRole('main')
      .getByRole('article')
      .nth(4)
      .getByRole('button', { name: /^Porovna[tť]/ })
    await fifthButton.click()
    await tray(page).getByText(label('Víc produktů najednou porovnat nejde')).waitFor()
    expect(await fifthButton.getAttribute('aria-pressed')).toBe('false')
    await expect(tray(page).getByRole('listitem').getByRole('link')).toHaveText(names)
  })

  test('on a phone the tray is above the buy bar, collapsed to one row', async () => {
    const { product } = await pickProduct(sandboxUrl)
    const { page } = await enter({ viewport: phone, touch: true })
    await choose(page, 2)
    await open(page, `/produkt/${product.slug}`)
    await tray(page).waitFor()
    await expect(page.locator('.buy-bar')).toBeHidden()
    await page.locator('.product-voices').evaluate((voices) => voices.scrollIntoView())
    await page.locator('.buy-bar').waitFor()
    const edges = async () => {
      const [own, bar] = [await tray(page).boundingBox(), await page.locator('.buy-bar').boundingBox()]
      return { gap: Math.round((bar?.y ?? 0) - (own?.y ?? 0) - (own?.height ?? 0)), height: own?.height ?? 0 }
    }
    await expect.poll(async () => (await edges()).gap).toBe(0)
    expect((await edges()).height).toBeLessThan(72)
    expect(await tray(page).getByRole('listitem').count()).toBe(0)
    await tray(page)
      .getByRole('button', { name: begins('Porovnání') })
      .tap()
    await expect(tray(page).getByRole('listitem')).toHaveCount(2)
    await page.locator('#koupit').scrollIntoViewIfNeeded()
    await page.locator('.buy-bar').waitFor({ state: 'hidden' })
    const end = async () => {
      const { y = 0, height = 0 } = (await tray(page).boundingBox()) ?? {}
      return Math.round(y + height)
    }
    await expect.poll(end).toBe(phone.height)
  })

  test('loads nothing of the tray for a visitor without compared products', async () => {
    const { page } = await enter()
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await open(page, pathOf('/koupelnove-ventilatory'))
    await page.mouse.move(300, 300)
    await page.waitForTimeout(1200)
    expect(files.filter((url) => url.includes('compare-tray'))).toEqual([])
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Porovna[tť]/ })
      .click()
    await tray(page).waitFor()
    expect(files.filter((url) => url.includes('compare-tray'))).toHaveLength(1)
  })

  test('has no axe findings and fits a phone', async () => {
    const { page, context, complaints } = await enter({ viewport: phone })
    await recordViolations(context)
    await choose(page, 3)
    await open(page, '/porovnat')
    await heads(page).nth(2).waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
