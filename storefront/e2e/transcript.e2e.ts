import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { finished, newShopper } from './support/buying.ts'
import { hydrated } from './support/hydrated.ts'
import { recordAnnouncements } from './support/announcements.ts'
import { czechWords, lineOf, missedIn, notUnderstood, wordsIn } from './support/transcript.ts'
import { visitors } from './support/visitors.ts'

const { enter } = visitors()

const main = (page: Page) => page.getByRole('main')
const maxAnnouncements = 120

/** Roles of controls. Anything else that gets the focus is a heading or a region after a navigation. */
const controls = /^(?:link|button|checkbox|radio|textbox|combobox|searchbox|spinbutton|DisclosureTriangle|slider)$/

/** Announcements that are required, in this order: the current page, results of actions, and choices. */
const expected: readonly (readonly [string, RegExp])[] = [
  ['page', /Vánek – ventilátory/],
  ['link', /Přejít k obsahu/],
  ['link', /Jaký ventilátor potřebuji\?/],
  ['page', /Jaký ventilátor potřebuji\?/],
  ['link', /Koupelna$/],
  ['radio', /Do sestavy .*checked true/],
  ['checkbox', /Mřížka na fasádu, checked true/],
  ['button', /Vložit sestavu do košíku/],
  ['polite', /Produkty byly vloženy do košíku/],
  ['page', /Košík/],
  ['spinbutton', /Počet, .+, 1$/],
  ['button', /Přidat: Počet, .+/],
  ['button', /Odebrat .+/],
  ['link', /Pokračovat k dopravě a platbě/],
  ['page', /Doprava a platba/],
  ['radio', /Kurýrem na adresu .*Doručení: .*Kč.*checked true/],
  ['radio', /Dobírkou .*Kč.*checked true/],
  ['button', /Pokračovat k dodacím údajům/],
  ['page', /Dodací údaje/],
  ['textbox', /E-mail \(povinné\).*required true/],
  ['textbox', /E-mail není ve správném formátu, invalid true/],
  ['checkbox', /Souhlasím s obchodními podmínkami/],
  ['button', /Objednat s povinností platby .*Kč/],
  ['page', /Objednávka \d+/],
]

test('a screen reader announces in plain words how a set is found, added to the cart and ordered', async () => {
  const { page } = await enter()
  const { announcements, skipToContent, tabTo, recordFocus } = await recordAnnouncements(page)
  const shopper = newShopper()
  const waitForPage = async (title: string) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await hydrated(page)
    announcements.push({ role: 'page', name: await page.title(), more: [] })
  }
  const press = async (at: Locator, key = 'Enter') => {
    await tabTo(at)
    await page.keyboard.press(key)
  }
  const type = async (at: Locator, text: string) => {
    await tabTo(at)
    await page.keyboard.type(text)
  }
  const choose = async (at: Locator) => {
    for (let step = 0; step < 6 && !(await at.isChecked()); step += 1) await page.keyboard.press('ArrowDown')
    await recordFocus()
    expect(await at.isChecked()).toBe(true)
  }

  await page.goto('/')
  await hydrated(page)
  await skipToContent()
  await press(main(page).getByRole('link', { name: 'Jaký ventilátor potřebuji?' }))
  await waitForPage('Jaký ventilátor potřebuji?')
  await press(main(page).getByRole('link', { name: 'Koupelna', exact: true }))
  await main(page).getByRole('heading', { name: 'Potřebujete 90 m³/h' }).waitFor()
  // names of brands and products are not checked
  const names = await main(page).locator('a[href^="/produkt/"]').allInnerTexts()
  await press(main(page).getByRole('button', { name: 'Vložit sestavu do košíku' }))
  await waitForPage('Košík')
  await press(main(page).getByRole('link', { name: 'Pokračovat k dopravě a platbě' }))
  await waitForPage('Doprava a platba')
  const courier = main(page).getByRole('radio', { name: 'Kurýrem na adresu' })
  await tabTo(main(page).getByRole('radio').first())
  await page.keyboard.press('Space')
  await choose(courier)
  await tabTo(main(page).getByRole('radio', { name: 'Kartou online' }))
  await choose(main(page).getByRole('radio', { name: 'Dobírkou' }))
  await press(main(page).getByRole('button', { name: 'Pokračovat k dodacím údajům' }))
  await waitForPage('Dodací údaje')
  await type(main(page).getByLabel('E-mail'), 'marie@')
  await tabTo(main(page).getByLabel('Jméno a příjmení (povinné)').first())
  // errors are announced at the field, not only shown
  await page.keyboard.press('Shift+Tab')
  await recordFocus()
  expect(lineOf(announcements.at(-1)!)).toContain('E-mail není ve správném formátu')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(shopper.email)
  await type(main(page).getByLabel('Jméno a příjmení (povinné)').first(), shopper.name)
  await type(main(page).getByLabel('Telefon (povinné)'), shopper.phone)
  await type(main(page).getByLabel('Ulice a číslo popisné').first(), shopper.street)
  await type(main(page).getByLabel('Město').first(), shopper.city)
  await type(main(page).getByLabel('PSČ').first(), shopper.postcode)
  await press(main(page).getByRole('checkbox', { name: 'Souhlasím s' }), 'Space')
  await press(main(page).getByRole('button', { name: 'Objednat s povinností platby' }))
  await page.waitForURL(finished)
  announcements.push({ role: 'page', name: await page.title(), more: [] })

  const lines = announcements.map(lineOf)
  await test.info().attach('transcript', { body: lines.join('\n'), contentType: 'text/plain' })
  expect(lines.length).toBeLessThanOrEqual(maxAnnouncements)
  const words = new Set([...czechWords(), ...names.flatMap(wordsIn)])
  expect(notUnderstood(announcements, words)).toEqual([])
  expect(missedIn(announcements, expected)).toEqual([])
  const stops = announcements.filter(({ role }) => !/^(?:page|status|alert|polite|assertive|log)$/.test(role))
  expect(stops.filter(({ role }) => !controls.test(role) && !/^(?:heading|main|generic|region)$/.test(role))).toEqual(
    [],
  )
})

test('finds missing and incomprehensible announcements', () => {
  const words = czechWords()
  const announcement = (role: string, name: string) => ({ role, name, more: [] })
  expect(
    notUnderstood(
      [announcement('button', 'Odebrat z košíku'), announcement('status', 'Zboží jsme vložili do košíku.')],
      words,
    ),
  ).toEqual([])
  for (const name of ['', ' ', 'Remove item', 'Tovar je v košíku', 'added_to_cart', 'undefined Kč'])
    expect(notUnderstood([announcement('status', name)], words)).toHaveLength(1)
  const all = [
    announcement('page', 'Košík'),
    announcement('status', 'Sestava je v košíku'),
    announcement('page', 'Doprava a platba'),
  ]
  const required = [
    ['page', /Košík/],
    ['status', /Sestava/],
    ['page', /Doprava/],
  ] as const
  expect(missedIn(all, required)).toEqual([])
  for (const index of required.keys())
    expect(
      missedIn(
        all.filter((_, at) => at !== index),
        required,
      ),
    ).toHaveLength(1)
  expect(missedIn([...all].reverse(), required)).not.toEqual([])
})
