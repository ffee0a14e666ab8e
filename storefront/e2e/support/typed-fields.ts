import type { TextInput, TickInput } from '@vanek/sdk/checkout'
import type { Page } from 'playwright-core'

/** What is typed into each input of the details; the e-mail is the shopper's own. */
export const typedTexts: Readonly<Record<Exclude<TextInput, 'email'>, string>> = {
  formalTitle: 'Mrs',
  fullName: 'Marie Větrná',
  firstName: 'Marie',
  lastName: 'Větrná',
  dateOfBirth: '1980-02-01',
  companyName: 'Větrná a dcery',
  phone: '777 123 456',
  street: 'Lipová 12',
  houseNumber: '12',
  city: 'Brno',
  postcode: '602 00',
  country: 'CZE',
  shippingFullName: 'Petr Příjemce',
  shippingFirstName: 'Petr',
  shippingLastName: 'Příjemce',
  shippingBusinessName: 'Sklad a syn',
  shippingPhone: '606 111 222',
  billingStreet: 'Kukučínova 11',
  billingHouseNumber: '11',
  billingCity: 'Trenčín',
  billingPostcode: '911 01',
  billingCountry: 'SVK',
  businessName: 'Vzduch a montáže Trenčín',
  tin: '31322832',
  vatin: '2020317068',
  vatinsvk: 'SK2021853504',
  note: 'Zvonek nefunguje',
  note_for_shipper: 'Volejte předem',
  customOrderNumber: 'PO-77-2026',
  password: 'vitr-v-korunach-7',
  passwordConfirmation: 'vitr-v-korunach-7',
}

/** Boxes that are ticked, each of the form. */
export const typedTicks: Readonly<Record<TickInput, true>> = {
  ...{ differentAddress: true, billingInfo: true, shipToShippingAddress: true, isBusiness: true },
  ...{ isRegistration: true, saveAddress: true, saveBillingAddress: true, cardRequest: true, newsletter: true },
  ...{ heureka: true, zbozi: true, magazine: true, smsMarketing: true, terms: true, businessTerms: true },
}

interface Control {
  readonly name: string
  readonly kind: 'tick' | 'select' | 'text'
}

const controlsOf = (page: Page): Promise<readonly Control[]> =>
  page.locator('form.checkout-cols').evaluate((form) =>
    [...(form as HTMLFormElement).elements].flatMap((element) => {
      const { name, type, tagName } = element as HTMLInputElement
      if (name === '' || tagName === 'BUTTON' || tagName === 'FIELDSET' || type === 'hidden') return []
      const kind = type === 'checkbox' || type === 'radio' ? 'tick' : tagName === 'SELECT' ? 'select' : 'text'
      return [{ name, kind }]
    }),
  )

// what unfolds others comes before them
const order = ['tick', 'select', 'text'] as const

/**
 * Fills in every input that the form has, and those that appear by that; throws for one that nobody knows here.
 *
 * @returns their names
 */
export async function fillEverything(
  page: Page,
  email: string,
  { split }: { readonly split: boolean },
): Promise<ReadonlySet<string>> {
  const texts: Readonly<Record<string, string>> = {
    ...typedTexts,
    email,
    ...(split && { street: 'Lipová', billingStreet: 'Kukučínova' }),
  }
  const done = new Set<string>()
  await page.locator('details:has(#note):not([open]) > summary').click()
  for (;;) {
    const waiting = (await controlsOf(page)).filter(({ name }) => !done.has(name))
    if (waiting.length === 0) return done
    const kind = order.find((each) => waiting.some((control) => control.kind === each))
    for (const { name } of waiting.filter((control) => control.kind === kind)) {
      const control = page.locator(`form.checkout-cols [id="${name}"]`)
      const text = texts[name]
      if (kind === 'tick' && name in typedTicks) await control.check()
      else if (kind === 'select' && text) await control.selectOption(text)
      else if (kind === 'text' && text) await control.fill(text)
      else throw new Error(`Nobody knows what to do with the input ${name}`)
      done.add(name)
    }
  }
}
