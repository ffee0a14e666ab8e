import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { newCustomer } from '../support/account.ts'
import { collectAtBranch, fillCart, orderButton, startCheckout } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { findProduct } from '../support/find-product.ts'
import { hydrated } from '../support/hydrated.ts'
import { signIn } from '../support/sign-in.ts'
import { inMarket } from '../support/market.ts'
import { pathOf } from '../support/paths.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors()

type Row = readonly [field: string, typed: string, message: string]
interface Round {
  readonly what: string
  /** Checkboxes to check first. */
  readonly ticks?: readonly string[]
  readonly rows: readonly Row[]
}
interface Form {
  readonly name: string
  readonly path: string
  /** Steps that make the form visible. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly send: (page: Page) => Promise<unknown>
  readonly rounds: readonly Round[]
}

const main = (page: Page) => page.getByRole('main')
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true }).click()
const customer = async (page: Page) => signIn(page, await newCustomer(sandboxUrl))

const messages = {
  email: label('E-mail není ve správném formátu'),
  fullName: label('Nezadali jste celé jméno'),
  phone: label('Nezadali jste správně telefonní číslo'),
  prefix: label('Nezadali jste správně telefonní číslo, před zahraniční patří předvolba, třeba +49'),
  postcode: label('PSČ musí obsahovat 5 čísel'),
  street: label('Vyplňte ulici a za ní číslo popisné'),
  tin: label('Nesprávný formát IČ. Zkontrolujte prosím všech osm číslic.'),
  vatin: label('Takové DIČ není, zkontrolujte ho prosím. Správně je například CZ12345679 nebo SK2020123457'),
  vatinSk: label('Takové IČ DPH není, zkontrolujte ho prosím. Správně je například SK2020123457'),
  short: label('Heslo musí mít aspoň 8 znaků'),
  mismatch: label('Nepodařilo se vám heslo napsat 2× správně.'),
  birthYear: label('Zkontrolujte prosím rok narození'),
  terms: label('K odeslání objednávky je potřeba souhlas s obchodními podmínkami'),
  city: label('Vyplňte správně město'),
  who: label('Vyplňte prosím jméno a příjmení toho, komu zboží předáme'),
  nameCharacters: label('Ve jméně je znak, který do něj nepatří'),
}

const place: readonly Row[] = [
  ['phone', '0151 23456789', messages.prefix],
  ['street', 'tř. 1. máje', messages.street],
  ['city', 'x', messages.city],
  ['postcode', '6020', messages.postcode],
]

const business: readonly Row[] = [
  ['businessName', '', label('Vyplňte prosím název firmy')],
  ['tin', '12345678', messages.tin],
  ['vatin', 'abc', messages.vatin],
]

const passwords: readonly Row[] = [
  ['password', 'krátké', messages.short],
  ['passwordConfirmation', 'jiné', messages.mismatch],
]

const forms: readonly Form[] = [
  {
    name: 'the details of an order',
    path: pathOf('/kosik/dodaci-udaje'),
    before: async (page) => startCheckout(page, await pickProduct(sandboxUrl)),
    send: (page) => orderButton(page).click(),
    rounds: [
      {
        what: 'wrong values',
        ticks: ['billingInfo', 'isBusiness', 'differentAddress', 'isRegistration'],
        rows: [
          ['email', 'marie@', messages.email],
          ['fullName', 'Madonna', messages.fullName],
          ...place,
          ['shippingFullName', 'Karel', messages.fullName],
          ['shippingPhone', '12', messages.phone],
          ...business,
          ['billingStreet', 'Lipová', messages.street],
          ['billingCity', '', label('Vyplňte prosím město')],
          ['billingPostcode', '1', messages.postcode],
          ...passwords,
          ['terms', '', messages.terms],
        ],
      },
      {
        what: 'values that only the service refuses, and a recipient without a name',
        ticks: ['differentAddress'],
        rows: [
          ['email', 'marie@example.cz', ''],
          ['fullName', 'Marie 2 Větrná', messages.nameCharacters],
          ['phone', inMarket({ cs: '123 456 789', sk: '0123 456 789' }), messages.phone],
          ['street', 'x 5', messages.street],
          ['city', 'Brno', ''],
          ['shippingFullName', '', messages.who],
          ['postcode', '602 00', ''],
          ['terms', '', messages.terms],
        ],
      },
      {
        what: 'a firm from the other country',
        ticks: ['billingInfo', 'isBusiness'],
        rows: [
          ['billingCountry', inMarket({ cs: 'SVK', sk: 'CZE' }), ''],
          ['tin', '12345678', messages.tin],
          ['businessName', 'Vzduch', ''],
          ['vatin', '202', messages.vatin],
          ...inMarket<readonly Row[]>({ cs: [['vatinsvk', '2020123457', messages.vatinSk]], sk: [] }),
          ['billingStreet', 'Námestie 1. mája', messages.street],
          ['billingPostcode', inMarket({ cs: '81101', sk: '60200' }), ''],
        ],
      },
    ],
  },
  {
    name: 'the details of an order that is collected',
    path: pathOf('/kosik/dodaci-udaje'),
    before: async (page) => {
      await fillCart(page, await pickProduct(sandboxUrl))
      await collectAtBranch(page)
    },
    send: (page) => orderButton(page).click(),
    rounds: [
      {
        what: 'somebody else who collects it and has no name',
        ticks: ['differentAddress'],
        rows: [
          ['fullName', 'Marie Větrná', ''],
          ['shippingFullName', '', messages.who],
        ],
      },
      {
        what: 'one who is named by one word, and the town of the invoice',
        ticks: ['differentAddress', 'billingInfo'],
        rows: [
          ['shippingFullName', 'Karel', messages.fullName],
          ['billingCity', 'x', messages.city],
        ],
      },
    ],
  },
  {
    name: 'the registration',
    path: pathOf('/registrovat'),
    send: button(label('Založit účet')),
    rounds: [
      {
        what: 'wrong values',
        ticks: ['isBusiness'],
        rows: [
          ['firstName', '😀', label('Vyplňte prosím jméno')],
          ['lastName', '', label('Vyplňte prosím příjmení')],
          ['email', 'marie@', messages.email],
          ['phone', '0151 23456789', messages.prefix],
          ...business,
          ...passwords,
          ['terms', '', label('Odsouhlaste prosím obchodní podmínky')],
        ],
      },
    ],
  },
  {
    name: 'an address of the account',
    path: pathOf('/uzivatel/seznam-adres?pridat=billing'),
    before: customer,
    send: button(label('Přidat adresu')),
    rounds: [
      { what: 'wrong values', rows: [['fullName', 'Madonna', messages.fullName], ...place, ...business] },
      { what: 'a name without letters', rows: [['fullName', '😀 😀', messages.fullName]] },
    ],
  },
  {
    name: 'the profile',
    path: pathOf('/uzivatel/osobni-udaje'),
    before: customer,
    send: button(label('Uložit údaje')),
    rounds: [
      {
        what: 'wrong values',
        ticks: ['isBusiness'],
        rows: [
          ['firstName', '😀', label('Vyplňte prosím jméno')],
          ['lastName', '', label('Vyplňte prosím příjmení')],
          ...place,
          ...business,
          ['dateOfBirth', '1790-01-01', messages.birthYear],
          ['ICDPH', '2020123457', messages.vatinSk],
        ],
      },
    ],
  },
  {
    name: 'a message to the shop',
    path: pathOf('/kontakt'),
    send: button(label('Odeslat zprávu')),
    rounds: [
      {
        what: 'wrong values',
        rows: [
          ['name', '', label('Vyplňte prosím jméno')],
          ['email', 'marie@', messages.email],
          ['phone', '0151 23456789', messages.prefix],
          ['message', '', label('Napište nám prosím, co potřebujete')],
        ],
      },
    ],
  },
]

/** The error of each invalid field, by its accessible description. */
const errorsIn = (page: Page): Promise<Record<string, string>> =>
  main(page).evaluate((root) => {
    const wrong = [...root.querySelectorAll<HTMLInputElement>('[name][aria-invalid="true"]')]
    const textOf = (field: Element) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent ?? `#${id} is missing`)
        .join()
    return Object.fromEntries(wrong.map((field) => [field.name, textOf(field)]))
  })

async function fillIn(page: Page, { rows, ticks = [] }: Round): Promise<void> {
  for (const name of ticks) await main(page).locator(`[name="${name}"]`).check()
  const same = main(page).locator('[name="billToDelivery"]')
  if (await same.isVisible()) await same.uncheck()
  for (const [name, typed] of rows) {
    const field = main(page).locator(`[name="${name}"]`)
    if ((await field.getAttribute('type')) === 'checkbox') continue
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(typed)
    else await field.fill(typed)
  }
}

/** Fills in a form, sends it and reads its errors, for the fields of the table only. */
async function verdictOf(form: Form, round: Round, scripts: boolean): Promise<Record<string, string>> {
  const { page } = await enter({ scripts })
  await form.before?.(page)
  await page.goto(form.path)
  if (scripts) await hydrated(page)
  await fillIn(page, round)
  await form.send(page)
  const first = main(page).locator('[name][aria-invalid="true"]').first()
  await first.waitFor()
  if (scripts) await first.and(page.locator(':focus')).waitFor()
  const errors = await errorsIn(page)
  return Object.fromEntries(round.rows.map(([name]) => [name, errors[name] ?? '']))
}

for (const form of forms) {
  test.describe(form.name, () => {
    for (const round of form.rounds) {
      test(`C5.01 C5.02 C5.06 C5.18 C5.19 C5.21 C5.22 C5.23 C5.25 C5.26 C5.28 shows the same errors for ${round.what} with and without scripts`, async () => {
        const expected = Object.fromEntries(round.rows.map(([name, , message]) => [name, message]))
        expect(await verdictOf(form, round, false)).toEqual(expected)
        expect(await verdictOf(form, round, true)).toEqual(expected)
      })
    }
  })
}

test.describe('a form that was sent before its scripts loaded, and came back', () => {
  const forms = [
    {
      name: 'of a review',
      path: async () => `/produkt/${(await findProduct(sandboxUrl, ({ visibility }) => visibility.saleable)).slug}`,
      before: (page: Page) => page.getByText(label('Napsat hodnocení')).click(),
      send: button(label('Odeslat hodnocení')),
      first: 'stars',
    },
    { name: 'of contact', path: async () => pathOf('/kontakt'), send: button(label('Odeslat zprávu')), first: 'name' },
  ]
  for (const { name, path, before, send, first } of forms)
    test(`${name} gives the focus to its first error`, async () => {
      const { page } = await enter()
      await page.route(/\/assets\/(?!first)[^/]*\.js/, (route) => route.abort())
      await page.goto(await path())
      await before?.(page)
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await send(page)
      expect((await answer).status()).toBe(422)
      const focused = page.locator('main :focus')
      await expect(focused).toHaveAttribute('name', first)
      await expect(focused).toBeInViewport()
    })
})
