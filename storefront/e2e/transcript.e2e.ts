import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { finished, newShopper } from './support/buying.ts'
import { hydrated } from './support/hydrated.ts'
import { recordAnnouncements } from './support/announcements.ts'
import { inMarket } from './support/market.ts'
import { lineOf, marketWords, missedIn, notUnderstood, wordsIn } from './support/transcript.ts'
import { visitors } from './support/visitors.ts'
import { label } from './support/words.ts'

const { enter } = visitors()

const main = (page: Page) => page.getByRole('main')
const maxAnnouncements = 120
const bathroom = inMarket({ cs: 'Koupelna', sk: 'Kúpeľňa' })

/** Roles of controls. Anything else that gets the focus is a heading or a region after a navigation. */
const controls = /^(?:link|button|checkbox|radio|textbox|combobox|searchbox|spinbutton|DisclosureTriangle|slider)$/

/** A line that has this text, and what follows it. */
const says = (text: string, rest = '') => new RegExp(text.replaceAll(/[.?()]/g, '\\$&') + rest)

/** Announcements that are required, in this order: the current page, results of actions, and choices. */
const expected: readonly (readonly [string, RegExp])[] = [
  ['page', says(inMarket({ cs: 'Vánek – ventilátory', sk: 'Vánok – ventilátory' }))],
  ['link', says(label('Přejít k obsahu'))],
  ['link', says(label('Jaký ventilátor potřebuji?'))],
  ['page', says(label('Jaký ventilátor potřebuji?'))],
  ['link', says(bathroom, '$')],
  ['radio', says(label('Do sestavy'), ' .*checked true')],
  ['checkbox', says(label('Mřížka na fasádu'), ', checked true')],
  ['button', says(label('Vložit sestavu do košíku'))],
  ['polite', says(label('Produkty byly vloženy do košíku'))],
  ['page', says(label('Košík', 'frame'))],
  ['spinbutton', says(inMarket({ cs: 'Počet', sk: 'Počet' }), ', .+, 1$')],
  ['button', says(inMarket({ cs: 'Přidat: Počet', sk: 'Pridať: Počet' }), ', .+')],
  ['button', says(inMarket({ cs: 'Odebrat', sk: 'Odobrať' }), ' .+')],
  ['link', says(label('Pokračovat k dopravě a platbě'))],
  ['page', says(label('Doprava a platba'))],
  [
    'radio',
    says(label('Kurýrem na adresu'), inMarket({ cs: ' .*Doručení: .*Kč', sk: ' .*Doručenie: .*€' }) + '.*checked true'),
  ],
  ['radio', says(label('Dobírkou'), inMarket({ cs: ' .*Kč', sk: ' .*€' }) + '.*checked true')],
  ['button', says(label('Pokračovat k dodacím údajům'))],
  ['page', says(label('Dodací údaje'))],
  ['textbox', says(label('E-mail (povinné)'), '.*required true')],
  ['textbox', says(label('E-mail není ve správném formátu'), ', invalid true')],
  ['checkbox', says(inMarket({ cs: 'Souhlasím s obchodními podmínkami', sk: 'Súhlasím s obchodnými podmienkami' }))],
  ['button', says(label('Objednat s povinností platby'), inMarket({ cs: ' .*Kč', sk: ' .*€' }))],
  ['page', says(inMarket({ cs: 'Objednávka', sk: 'Objednávka' }), ' \\d+')],
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
  await press(main(page).getByRole('link', { name: label('Jaký ventilátor potřebuji?') }))
  await waitForPage(label('Jaký ventilátor potřebuji?'))
  await press(main(page).getByRole('link', { name: bathroom, exact: true }))
  await main(page)
    .getByRole('heading', { name: `${label('Potřebujete')} 90` })
    .waitFor()
  // names of brands and products are not checked
  const names = await main(page).locator('a[href^="/produkt/"]').allInnerTexts()
  await press(main(page).getByRole('button', { name: label('Vložit sestavu do košíku') }))
  await waitForPage(label('Košík', 'frame'))
  await press(main(page).getByRole('link', { name: label('Pokračovat k dopravě a platbě') }))
  await waitForPage(label('Doprava a platba'))
  const courier = main(page).getByRole('radio', { name: label('Kurýrem na adresu') })
  await tabTo(main(page).getByRole('radio').first())
  await page.keyboard.press('Space')
  await choose(courier)
  await tabTo(main(page).getByRole('radio', { name: label('Kartou online') }))
  await choose(main(page).getByRole('radio', { name: label('Dobírkou') }))
  await press(main(page).getByRole('button', { name: label('Pokračovat k dodacím údajům') }))
  await waitForPage(label('Dodací údaje'))
  await type(main(page).getByLabel(label('E-mail')), 'marie@')
  await tabTo(main(page).getByLabel(label('Jméno a příjmení (povinné)')).first())
  // errors are announced at the field, not only shown
  await page.keyboard.press('Shift+Tab')
  await recordFocus()
  expect(lineOf(announcements.at(-1)!)).toContain(label('E-mail není ve správném formátu'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(shopper.email)
  await type(main(page).getByLabel(label('Jméno a příjmení (povinné)')).first(), shopper.name)
  await type(main(page).getByLabel(label('Telefon (povinné)')), shopper.phone)
  await type(main(page).getByLabel(label('Ulice a číslo popisné')).first(), shopper.street)
  await type(main(page).getByLabel(label('Město')).first(), shopper.city)
  await type(main(page).getByLabel(label('PSČ')).first(), shopper.postcode)
  await press(main(page).getByRole('checkbox', { name: label('Souhlasím s ', 'details') }), 'Space')
  await press(main(page).getByRole('button', { name: label('Objednat s povinností platby') }))
  await page.waitForURL(finished)
  announcements.push({ role: 'page', name: await page.title(), more: [] })

  const lines = announcements.map(lineOf)
  await test.info().attach('transcript', { body: lines.join('\n'), contentType: 'text/plain' })
  expect(lines.length).toBeLessThanOrEqual(maxAnnouncements)
  const words = new Set([...marketWords(), ...names.flatMap(wordsIn)])
  expect(notUnderstood(announcements, words)).toEqual([])
  expect(missedIn(announcements, expected)).toEqual([])
  const stops = announcements.filter(({ role }) => !/^(?:page|status|alert|polite|assertive|log)$/.test(role))
  expect(stops.filter(({ role }) => !controls.test(role) && !/^(?:heading|main|generic|region)$/.test(role))).toEqual(
    [],
  )
})

test('finds missing and incomprehensible announcements', () => {
  const words = marketWords()
  const announcement = (role: string, name: string) => ({ role, name, more: [] })
  expect(
    notUnderstood(
      [
        announcement('button', label('Odebrat z oblíbených')),
        announcement('status', label('Zboží jsme vložili do košíku.')),
      ],
      words,
    ),
  ).toEqual([])
  const foreign = inMarket({ cs: 'Tovar je v košíku', sk: 'Přidáno do košíku' })
  for (const name of ['', ' ', 'Remove item', foreign, 'added_to_cart', 'undefined Kč'])
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
