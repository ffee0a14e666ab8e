import type { FormContext, CheckoutField, CheckoutTextField } from '@vanek/sdk/checkout'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'

/** Labels and attributes of a text input in the details form. */
export interface InputLook {
  readonly label: string
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  /** Its name outside of its group. Defaults to the label. */
  readonly called?: string
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly hint?: string
  /** Makes the field narrow, for short values. */
  readonly short?: true
}

const contact: Partial<Record<CheckoutTextField, InputLook>> = {
  email: {
    label: 'E-mail',
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    hint: 'Pošleme na něj potvrzení objednávky.',
  },
  formalTitle: { label: 'Oslovení', autoComplete: 'honorific-prefix', short: true },
  fullName: { label: 'Jméno a příjmení', autoComplete: 'name' },
  firstName: { label: 'Jméno', autoComplete: 'given-name' },
  lastName: { label: 'Příjmení', autoComplete: 'family-name' },
  dateOfBirth: { label: 'Datum narození', autoComplete: 'bday', type: 'date', short: true },
  companyName: { label: 'Název společnosti', autoComplete: 'organization' },
  phone: {
    label: 'Telefon',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    hint: 'Jen kvůli doručení, předvolbu doplníme podle země.',
  },
}

const delivery: Partial<Record<CheckoutTextField, InputLook>> = {
  street: { label: 'Ulice a číslo popisné', autoComplete: 'shipping address-line1' },
  houseNumber: { label: 'Číslo popisné', autoComplete: 'off', short: true },
  city: { label: 'Město', autoComplete: 'shipping address-level2' },
  postcode: { label: 'PSČ', autoComplete: 'shipping postal-code', inputMode: 'numeric', short: true },
  country: { label: 'Země', autoComplete: 'shipping country' },
}

const recipient: Partial<Record<CheckoutTextField, InputLook>> = {
  shippingFullName: { label: 'Jméno a příjmení příjemce', autoComplete: 'shipping name' },
  shippingFirstName: { label: 'Jméno příjemce', autoComplete: 'shipping given-name' },
  shippingLastName: { label: 'Příjmení příjemce', autoComplete: 'shipping family-name' },
  shippingBusinessName: { label: 'Firma příjemce', autoComplete: 'shipping organization' },
  shippingPhone: { label: 'Telefon příjemce', autoComplete: 'shipping tel', type: 'tel', inputMode: 'tel' },
}

/** For pickup, the recipient is the person who collects the goods. */
const collector: Partial<Record<CheckoutField, string>> = {
  shippingFullName: 'Jméno a příjmení toho, kdo zboží vyzvedne',
  shippingFirstName: 'Jméno toho, kdo zboží vyzvedne',
  shippingLastName: 'Příjmení toho, kdo zboží vyzvedne',
}

const invoice: Partial<Record<CheckoutTextField, InputLook>> = {
  tin: { label: 'IČ', autoComplete: 'off', inputMode: 'numeric', short: true },
  businessName: { label: 'Název firmy', autoComplete: 'billing organization' },
  vatin: { label: 'DIČ', autoComplete: 'off', short: true },
  vatinsvk: { label: 'IČ DPH', autoComplete: 'off', short: true },
  billingStreet: {
    label: 'Ulice a číslo popisné',
    called: 'Fakturační ulice a číslo popisné',
    autoComplete: 'billing address-line1',
  },
  billingHouseNumber: { label: 'Číslo popisné', called: 'Fakturační číslo popisné', autoComplete: 'off', short: true },
  billingCity: { label: 'Město', called: 'Fakturační město', autoComplete: 'billing address-level2' },
  billingPostcode: {
    label: 'PSČ',
    called: 'Fakturační PSČ',
    autoComplete: 'billing postal-code',
    inputMode: 'numeric',
    short: true,
  },
  billingCountry: { label: 'Země', called: 'Fakturační země', autoComplete: 'billing country' },
}

const rest: Partial<Record<CheckoutField, InputLook>> = {
  customOrderNumber: { label: 'Vaše číslo objednávky', autoComplete: 'off', short: true },
  password: { label: 'Heslo', autoComplete: 'new-password', type: 'password', hint: 'Aspoň 8 znaků.' },
  passwordConfirmation: { label: 'Heslo znovu', autoComplete: 'new-password', type: 'password' },
  note: { label: 'Poznámka k objednávce', autoComplete: 'off' },
  note_for_shipper: { label: 'Poznámka pro dopravce', autoComplete: 'off' },
  terms: { label: 'Souhlas s obchodními podmínkami', autoComplete: 'off' },
  businessTerms: { label: 'Souhlas s podmínkami pro firmy', autoComplete: 'off' },
}

const looks: Readonly<Partial<Record<CheckoutField, InputLook>>> = {
  ...contact,
  ...delivery,
  ...recipient,
  ...invoice,
  ...rest,
}

const plain: InputLook = { label: '', autoComplete: 'off' }

type LookContext = Pick<FormContext, 'requiredAddress' | 'theme'>

/** The look of an input; its label depends on the required parts of the address, and on pickup. */
export const lookOf = (name: CheckoutField, { requiredAddress, theme }: LookContext): InputLook => {
  const look = looks[name] ?? plain
  const who = requiredAddress ? undefined : collector[name]
  if (who) return { ...look, label: who }
  const isStreet = theme.split_street && (name === 'street' || name === 'billingStreet')
  return isStreet ? { ...look, label: 'Ulice', ...(look.called && { called: 'Fakturační ulice' }) } : look
}

/** The name of an input in the error summary. */
export function calledOf(name: CheckoutField, context: LookContext): string {
  const { called, label } = lookOf(name, context)
  return called ?? label
}

/** The order of the inputs in the form. */
export const shownOrder: readonly CheckoutField[] = Object.keys(looks) as CheckoutField[]
