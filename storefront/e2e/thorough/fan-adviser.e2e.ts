import type { Page } from '@playwright/test'
import { anchors } from '#market/anchors'
import { expect, test } from '../support/test.ts'
import { phone } from '../support/browser.ts'
import { faultsOf, recordViolations } from '../support/page-faults.ts'
import { canonicalOf, robotsOf } from '../support/head.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { keyboard } from '../support/keyboard.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { begins, label } from '../support/words.ts'

const { enter, shopUrl } = visitors()
const path = pathOf('/jaky-ventilator')

const main = (page: Page) => page.getByRole('main')
const buy = (page: Page) => main(page).getByRole('button', { name: label('Vložit sestavu do košíku') })
const waitForAirflow = (page: Page, airflow: string) =>
  main(page)
    .getByRole('heading', { name: `${label('Potřebujete')} ${airflow}` })
    .waitFor()
const search = (page: Page) => new URL(page.url()).search

/** URLs of the selected products of the set, each with its variant. */
const chosen = (page: Page): Promise<string[]> =>
  main(page)
    .locator('[name=item]:checked')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.closest('article, li')?.querySelector('a')?.getAttribute('href') ?? ''),
    )

/** Expects these products in the cart, each once, and no others. */
async function cartHas(page: Page, goods: readonly string[]): Promise<void> {
  await main(page).getByRole('heading', { level: 1, name: 'Košík' }).waitFor()
  const lines = main(page).locator('.line-name')
  await expect(lines).toHaveCount(goods.length)
  const links = await lines.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect([...links].sort()).toEqual([...goods].sort())
}

test.describe('from the home page to a set in the cart', () => {
  test('by touch on a phone', async () => {
    const { page } = await enter({ viewport: phone })
    await open(page, '/')
    await main(page)
      .getByRole('link', { name: label('Jaký ventilátor potřebuji?') })
      .click()
    await main(page)
      .getByRole('link', { name: inMarket({ cs: 'Koupelna', sk: 'Kúpeľňa' }), exact: true })
      .click()
    await waitForAirflow(page, '90 m³/h')
    // the result is visible, above the questions
    await expect(main(page).locator(`#${anchors.result}`)).toBeInViewport()
    const before = await chosen(page)
    expect(before.length).toBeGreaterThan(1)
    await main(page).getByText(label('Do sestavy')).nth(1).click()
    const names = await chosen(page)
    expect(names[0]).not.toBe(before[0])
    await buy(page).click()
    await cartHas(page, names)
    await expect(cartLink(page)).toContainText(String(names.length))
  })

  test('by keyboard, with a visible focus at each stop', async () => {
    const { page } = await enter()
    const { press, pick, type, unseen } = keyboard(page)
    await page.goto('/')
    await hydrated(page)
    await press(main(page).getByRole('link', { name: label('Jaký ventilátor potřebuji?') }))
    await press(main(page).getByRole('link', { name: inMarket({ cs: 'Kuchyň', sk: 'Kuchyňa' }) }))
    await waitForAirflow(page, '150 m³/h')
    await type(main(page).getByLabel('Plocha'), '20')
    await pick(main(page).getByRole('group', { name: label('Kudy půjde vzduch ven') }), label('Ohebnou hadicí'))
    await type(main(page).getByLabel(label('Délka potrubí')), '4')
    await press(main(page).getByRole('button', { name: label('Spočítat znovu') }))
    await waitForAirflow(page, '208 m³/h')
    const names = await chosen(page)
    await press(buy(page))
    await cartHas(page, names)
    expect(unseen).toEqual([])
  })

  test('without scripts', async () => {
    const { page } = await enter({ scripts: false })
    await page.goto('/')
    await main(page)
      .getByRole('link', { name: label('Jaký ventilátor potřebuji?') })
      .click()
    await main(page).getByRole('link', { name: 'Toaleta' }).click()
    await waitForAirflow(page, '50 m³/h')
    await main(page).getByLabel(label('sám podle vlhkosti')).check()
    await main(page)
      .getByRole('button', { name: label('Spočítat znovu') })
      .click()
    // a form sends every field; the address has only the answers
    expect(search(page)).toBe(pathOf('?mistnost=wc&ovladani=vlhkost'))
    await waitForAirflow(page, '50 m³/h')
    await expect(main(page).locator('.adviser-fan h3').first()).toContainText(
      inMarket({ cs: /čidlem vlhkosti|Samočinný/, sk: /senzorom vlhkosti|Samočinný/ }),
    )
    const names = await chosen(page)
    await buy(page).click()
    await cartHas(page, names)
  })
})

test.describe('the answers', () => {
  test('are in the URL: Back restores them, and a reload and a shared link show the same', async () => {
    const { page } = await enter()
    await open(page, path + pathOf('?mistnost=koupelna'))
    await main(page).getByLabel('Plocha').fill('12')
    await main(page)
      .getByRole('button', { name: label('Spočítat znovu') })
      .click()
    await waitForAirflow(page, '125 m³/h')
    expect(search(page)).toBe(pathOf('?mistnost=koupelna&plocha=12'))
    await main(page)
      .locator('label')
      .filter({ hasText: inMarket({ cs: 'Ložnice', sk: 'Spálňa' }) })
      .click()
    await main(page).getByLabel('Plocha').fill('')
    await main(page)
      .getByRole('button', { name: label('Spočítat znovu') })
      .click()
    await waitForAirflow(page, '50 m³/h')
    await page.goBack()
    await waitForAirflow(page, '125 m³/h')
    expect(await main(page).getByLabel('Plocha').inputValue()).toBe('12')
    expect(
      await main(page)
        .getByRole('radio', { name: inMarket({ cs: 'Koupelna', sk: 'Kúpeľňa' }) })
        .isChecked(),
    ).toBe(true)
    await page.reload()
    await waitForAirflow(page, '125 m³/h')
    expect(await main(page).getByLabel('Plocha').inputValue()).toBe('12')
  })

  for (const scripts of [true, false]) {
    test(`that are invalid are shown at their field and stay as typed, scripts ${scripts}`, async () => {
      const { page } = await enter({ scripts })
      await (scripts ? open(page, path + pathOf('?mistnost=loznice')) : page.goto(path + pathOf('?mistnost=loznice')))
      const area = main(page).getByLabel('Plocha')
      await area.fill('dvacet')
      await main(page)
        .getByRole('button', { name: label('Spočítat znovu') })
        .click()
      await main(page).getByRole('alert').getByRole('link', { name: 'Plocha' }).waitFor()
      expect(await area.inputValue()).toBe('dvacet')
      await expect(area).toHaveAttribute('aria-invalid', 'true')
      await expect(area).toHaveAccessibleDescription(
        inMarket({ cs: /jen číslo, od 0,5 do 500/, sk: /len číslo, od 0,5 do 500/ }),
      )
      await area.fill('20,5')
      await main(page)
        .getByRole('button', { name: label('Spočítat znovu') })
        .click()
      await waitForAirflow(page, '50 m³/h')
    })
  }

  test('without a matching fan show which one to drop, with a link that does it', async () => {
    const { page } = await enter()
    await open(page, path + pathOf('?mistnost=koupelna&prumer=100&ovladani=snurka'))
    await main(page)
      .getByRole('heading', { name: label('Tohle žádný ventilátor skladem nezvládne') })
      .waitFor()
    await main(page)
      .getByRole('link', { name: label('Nechat si poradit průměr potrubí') })
      .click()
    await buy(page).waitFor()
    expect(search(page)).toBe(pathOf('?mistnost=koupelna&ovladani=snurka'))
  })
})

test('every offered fan has the required airflow, and each has its own reason', async () => {
  const { page } = await enter()
  for (const room of ['koupelna', 'kuchyne', 'loznice', 'dilna']) {
    await page.goto(path + pathOf(`?mistnost=${room}`))
    const requiredFlow = Number(
      (await main(page).locator('.adviser-flow').innerText()).replace(/[^\d]/g, '').slice(0, -1),
    )
    const cards = main(page).locator('.adviser-fan')
    expect(await cards.count(), room).toBeGreaterThan(0)
    for (const text of await cards.allInnerTexts()) {
      const flow = Number(
        inMarket({ cs: /přesune\s+([\d\s]+)m³/, sk: /presunie\s+([\d\s]+)m³/ })
          .exec(text)?.[1]
          ?.replaceAll(/\s/g, ''),
      )
      expect(flow, room).toBeGreaterThanOrEqual(requiredFlow)
    }
    const reasons = await main(page).locator('.adviser-reasons').allInnerTexts()
    expect(new Set(reasons).size, room).toBe(reasons.length)
  }
})

test('the page fits every width and axe has no findings', async () => {
  for (const at of ['', '?mistnost=kuchyne&cesta=trubky&delka=3', '?mistnost=wc&plocha=x', '?mistnost=wc&prumer=315']) {
    const { page, context } = await enter()
    await recordViolations(context)
    await open(page, path + pathOf(at))
    expect(await faultsOf(page), at).toEqual([])
  }
})

test('search engines index one page, without the answers', async () => {
  const html = async (at: string) => (await fetch(shopUrl + path + pathOf(at))).text()
  const [start, result] = [await html(''), await html(pathOf('?mistnost=koupelna'))]
  expect([canonicalOf(start), canonicalOf(result)]).toEqual([shopUrl + path, shopUrl + path])
  expect(start).toContain(`<title>${label('Jaký ventilátor potřebuji?')}`)
  expect(robotsOf(start) ?? '').not.toContain('noindex')
  expect(robotsOf(result)).toContain('noindex')
  expect(result).toContain(
    inMarket({
      cs: '<title>Ventilátor do místnosti: koupelna, 90\u00a0m³/h',
      sk: '<title>Ventilátor do miestnosti: kúpeľňa, 90\u00a0m³/h',
    }),
  )
  expect(await (await fetch(`${shopUrl}/sitemap/pages.xml`)).text()).toContain(`<loc>${shopUrl}${path}</loc>`)
})

test('fans and their categories show suitable rooms, and link to the adviser', async () => {
  const { page } = await enter()
  await page.goto(pathOf('/koupelnove-ventilatory'))
  await main(page)
    .getByRole('link', { name: begins('Jaký ventilátor potřebuji?') })
    .click()
  await waitForAirflow(page, '90 m³/h')
  await main(page).locator('.adviser-fan').first().getByRole('link').click()
  await expect(main(page).locator('.room-fit')).toContainText(
    new RegExp(`${label('Hodí se do koupelny do')} \\d+\\sm²`),
  )
  await main(page)
    .getByRole('link', { name: label('Spočítat pro moji místnost') })
    .click()
  await waitForAirflow(page, '90 m³/h')
  await page.goto(pathOf('/hledat?q=qqqwwwxxx'))
  await main(page)
    .getByRole('link', { name: label('Jaký ventilátor potřebuji?') })
    .click()
  await main(page)
    .getByRole('link', { name: inMarket({ cs: 'Dílna nebo garáž', sk: 'Dielňa alebo garáž' }) })
    .waitFor()
})
