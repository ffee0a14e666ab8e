import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { finished, newShopper } from './support/buying.ts'
import { hydrated } from './support/hydrated.ts'
import { transcript } from './support/heard.ts'
import { czechWords, missedIn, notUnderstood, said, wordsIn } from './support/spoken.ts'
import { visitors } from './support/visitors.ts'

const { enter } = visitors()

const main = (page: Page) => page.getByRole('main')
const most = 120

/** Roles of what can be used; whatever else takes the focus is a heading or a region that a step has led to. */
const usable = /^(?:link|button|checkbox|radio|textbox|combobox|searchbox|spinbutton|DisclosureTriangle|slider)$/

/** What has to be heard, in this order: where one is, what happened, and what each choice means. */
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

test('a screen reader says in words how a set is found, put in the cart and ordered', async () => {
  const { page } = await enter()
  const { heard, arrive, walk, again } = await transcript(page)
  const shopper = newShopper()
  const come = async (title: string) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await hydrated(page)
    heard.push({ role: 'page', name: await page.title(), more: [] })
  }
  const press = async (at: Locator, key = 'Enter') => {
    await walk(at)
    await page.keyboard.press(key)
  }
  const type = async (at: Locator, text: string) => {
    await walk(at)
    await page.keyboard.type(text)
  }
  const choose = async (at: Locator) => {
    for (let step = 0; step < 6 && !(await at.isChecked()); step += 1) await page.keyboard.press('ArrowDown')
    await again()
    expect(await at.isChecked()).toBe(true)
  }

  await page.goto('/')
  await hydrated(page)
  await arrive()
  await press(main(page).getByRole('link', { name: 'Jaký ventilátor potřebuji?' }))
  await come('Jaký ventilátor potřebuji?')
  await press(main(page).getByRole('link', { name: 'Koupelna', exact: true }))
  await main(page).getByRole('heading', { name: 'Potřebujete 90 m³/h' }).waitFor()
  // brands and goods are called as they are
  const names = await main(page).locator('a[href^="/produkt/"]').allInnerTexts()
  await press(main(page).getByRole('button', { name: 'Vložit sestavu do košíku' }))
  await come('Košík')
  await press(main(page).getByRole('link', { name: 'Pokračovat k dopravě a platbě' }))
  await come('Doprava a platba')
  const courier = main(page).getByRole('radio', { name: 'Kurýrem na adresu' })
  await walk(main(page).getByRole('radio').first())
  await page.keyboard.press('Space')
  await choose(courier)
  await walk(main(page).getByRole('radio', { name: 'Kartou online' }))
  await choose(main(page).getByRole('radio', { name: 'Dobírkou' }))
  await press(main(page).getByRole('button', { name: 'Pokračovat k dodacím údajům' }))
  await come('Dodací údaje')
  await type(main(page).getByLabel('E-mail'), 'marie@')
  await walk(main(page).getByLabel('Jméno a příjmení (povinné)').first())
  // what is wrong is heard at the field, not only seen
  await page.keyboard.press('Shift+Tab')
  await again()
  expect(said(heard.at(-1)!)).toContain('E-mail není ve správném formátu')
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
  heard.push({ role: 'page', name: await page.title(), more: [] })

  const lines = heard.map(said)
  await test.info().attach('transcript', { body: lines.join('\n'), contentType: 'text/plain' })
  expect(lines.length).toBeLessThanOrEqual(most)
  const words = new Set([...czechWords(), ...names.flatMap(wordsIn)])
  expect(notUnderstood(heard, words)).toEqual([])
  expect(missedIn(heard, expected)).toEqual([])
  const stops = heard.filter(({ role }) => !/^(?:page|status|alert|polite|assertive|log)$/.test(role))
  expect(stops.filter(({ role }) => !usable.test(role) && !/^(?:heading|main|generic|region)$/.test(role))).toEqual([])
})

test('what is missing from a transcript, or would not be understood, is found', () => {
  const words = czechWords()
  const heard = (role: string, name: string) => ({ role, name, more: [] })
  expect(
    notUnderstood([heard('button', 'Odebrat z košíku'), heard('status', 'Zboží jsme vložili do košíku.')], words),
  ).toEqual([])
  for (const name of ['', ' ', 'Remove item', 'Tovar je v košíku', 'added_to_cart', 'undefined Kč'])
    expect(notUnderstood([heard('status', name)], words)).toHaveLength(1)
  const all = [heard('page', 'Košík'), heard('status', 'Sestava je v košíku'), heard('page', 'Doprava a platba')]
  const needed = [
    ['page', /Košík/],
    ['status', /Sestava/],
    ['page', /Doprava/],
  ] as const
  expect(missedIn(all, needed)).toEqual([])
  for (const left of needed.keys())
    expect(
      missedIn(
        all.filter((_, at) => at !== left),
        needed,
      ),
    ).toHaveLength(1)
  expect(missedIn([...all].reverse(), needed)).not.toEqual([])
})
