import type { CheckoutTextField, CheckoutCheckboxField } from '@vanek/sdk/checkout'
import type { Purchase } from './purchases.ts'

/** Text and checkbox values for the details form. */
export interface Typed {
  readonly texts: Readonly<Record<CheckoutTextField, string>>
  readonly ticks: Readonly<Record<CheckoutCheckboxField, boolean>>
}

const abroad = { billingCity: 'Trenčín', billingPostcode: '911 01', billingCountry: 'SVK' }
const atHome = { billingCity: 'Pardubice', billingPostcode: '530 02', billingCountry: 'CZE' }

const invoices: Readonly<Record<Purchase['buys'], typeof abroad & { readonly tin: string; readonly vatin: string }>> = {
  person: { ...abroad, tin: '', vatin: '' },
  'Slovak company': { ...abroad, tin: '31322832', vatin: '2020317068' },
  'Czech company': { ...atHome, tin: '12345679', vatin: 'CZ12345679' },
}

/** A value for every input. Addresses are unique to the purchase, by the house number. */
export function typedFor({ buys, inputs, account }: Purchase, email: string, house: number): Typed {
  const number = inputs === 'split' ? '' : ` ${house}`
  return {
    texts: {
      email,
      formalTitle: 'Mrs',
      fullName: 'Marie Větrná',
      firstName: 'Marie',
      lastName: 'Větrná',
      dateOfBirth: '1980-02-01',
      companyName: 'Větrná a dcery',
      phone: '777 123 456',
      street: `Lipová${number}`,
      houseNumber: String(house),
      city: 'Brno',
      postcode: '602 00',
      country: 'CZE',
      shippingFullName: 'Petr Příjemce',
      shippingFirstName: 'Petr',
      shippingLastName: 'Příjemce',
      shippingBusinessName: 'Sklad a syn',
      shippingPhone: '606 111 222',
      billingStreet: `Kukučínova${number}`,
      billingHouseNumber: String(house),
      businessName: 'Průvan a montáže',
      ...invoices[buys],
      vatinsvk: 'SK2021853504',
      note: 'Zvonek nefunguje',
      note_for_shipper: 'Volejte předem',
      customOrderNumber: 'PO-77-2026',
      password: 'vitr-v-korunach-7',
      passwordConfirmation: 'vitr-v-korunach-7',
    },
    ticks: {
      ...{
        differentAddress: true,
        billingInfo: true,
        billToDelivery: false,
        shipToShippingAddress: true,
        isBusiness: buys !== 'person',
      },
      ...{ isRegistration: account === 'created', saveAddress: true, saveBillingAddress: true, cardRequest: true },
      ...{ newsletter: true, heureka: true, zbozi: true, magazine: true, smsMarketing: true },
      ...{ terms: true, businessTerms: true },
    },
  }
}

/** A visible input. */
export interface Control {
  readonly name: string
  readonly kind: 'tick' | 'select' | 'text'
}

/** A form as seen by the visitor who fills it in. */
export interface FilledForm {
  readonly controls: () => Promise<readonly Control[]> | readonly Control[]
  readonly set: (control: Control, value: string | boolean) => Promise<unknown> | void
}

// inputs that expand sections come first
const order = ['tick', 'select', 'text'] as const

/**
 * Fills in every visible input, and those that appear meanwhile; throws for an unknown one.
 *
 * @returns their names
 */
export async function fillEverything(form: FilledForm, { texts, ticks }: Typed): Promise<ReadonlySet<string>> {
  const values: Readonly<Record<string, string | boolean>> = { ...texts, ...ticks }
  const done = new Set<string>()
  for (;;) {
    const unfilled = (await form.controls()).filter(({ name }) => !done.has(name))
    if (unfilled.length === 0) return done
    const kind = order.find((each) => unfilled.some((control) => control.kind === each))
    for (const control of unfilled.filter((each) => each.kind === kind)) {
      const value = values[control.name]
      if (value === undefined || value === '') throw new Error(`Unknown input ${control.name}`)
      await form.set(control, value)
      done.add(control.name)
    }
  }
}
