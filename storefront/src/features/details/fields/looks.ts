import type { FormContext, InputName, TextInput } from '@vanek/sdk/checkout'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'

/** How one text input of the details form is shown. */
export interface InputLook {
  readonly label: string
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  /** What it is called where its group is not seen; the label unless told. */
  readonly called?: string
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly hint?: string
  /** Short values get a short field. */
  readonly short?: true
}

const contact: Partial<Record<TextInput, InputLook>> = {
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

const delivery: Partial<Record<TextInput, InputLook>> = {
  street: { label: 'Ulice a číslo popisné', autoComplete: 'shipping address-line1' },
  houseNumber: { label: 'Číslo popisné', autoComplete: 'off', short: true },
  city: { label: 'Město', autoComplete: 'shipping address-level2' },
  postcode: { label: 'PSČ', autoComplete: 'shipping postal-code', inputMode: 'numeric', short: true },
  country: { label: 'Země', autoComplete: 'shipping country' },
}

const recipient: Partial<Record<TextInput, InputLook>> = {
  shippingFullName: { label: 'Jméno a příjmení příjemce', autoComplete: 'shipping name' },
  shippingFirstName: { label: 'Jméno příjemce', autoComplete: 'shipping given-name' },
  shippingLastName: { label: 'Příjmení příjemce', autoComplete: 'shipping family-name' },
  shippingBusinessName: { label: 'Firma příjemce', autoComplete: 'shipping organization' },
  shippingPhone: { label: 'Telefon příjemce', autoComplete: 'shipping tel', type: 'tel', inputMode: 'tel' },
}

/** Where the goods are collected, the recipient is who comes for them. */
const collector: Partial<Record<InputName, string>> = {
  shippingFullName: 'Jméno a příjmení toho, kdo zboží vyzvedne',
  shippingFirstName: 'Jméno toho, kdo zboží vyzvedne',
  shippingLastName: 'Příjmení toho, kdo zboží vyzvedne',
}

const invoice: Partial<Record<TextInput, InputLook>> = {
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

const rest: Partial<Record<InputName, InputLook>> = {
  customOrderNumber: { label: 'Vaše číslo objednávky', autoComplete: 'off', short: true },
  password: { label: 'Heslo', autoComplete: 'new-password', type: 'password', hint: 'Aspoň 8 znaků.' },
  passwordConfirmation: { label: 'Heslo znovu', autoComplete: 'new-password', type: 'password' },
  note: { label: 'Poznámka k objednávce', autoComplete: 'off' },
  note_for_shipper: { label: 'Poznámka pro dopravce', autoComplete: 'off' },
  terms: { label: 'Souhlas s obchodními podmínkami', autoComplete: 'off' },
  businessTerms: { label: 'Souhlas s podmínkami pro firmy', autoComplete: 'off' },
}

const looks: Readonly<Partial<Record<InputName, InputLook>>> = {
  ...contact,
  ...delivery,
  ...recipient,
  ...invoice,
  ...rest,
}

const plain: InputLook = { label: '', autoComplete: 'off' }

type LookContext = Pick<FormContext, 'requiredAddress' | 'theme'>

/** How an input is shown: the label depends on what is asked for apart, and on whether the goods are collected. */
export const lookOf = (name: InputName, { requiredAddress, theme }: LookContext): InputLook => {
  const look = looks[name] ?? plain
  const who = requiredAddress ? undefined : collector[name]
  if (who) return { ...look, label: who }
  const isStreet = theme.split_street && (name === 'street' || name === 'billingStreet')
  return isStreet ? { ...look, label: 'Ulice', ...(look.called && { called: 'Fakturační ulice' }) } : look
}

/** What an input is called in the list of what is wrong. */
export function calledOf(name: InputName, context: LookContext): string {
  const { called, label } = lookOf(name, context)
  return called ?? label
}

/** In which order the inputs stand in the form. */
export const shownOrder: readonly InputName[] = Object.keys(looks) as InputName[]
