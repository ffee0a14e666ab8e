import type { DetailsField, textFields } from '@vanek/sdk/checkout'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'

/** How one field of the details form is shown. */
export interface FieldLook {
  readonly name: (typeof textFields)[number]
  readonly label: string
  readonly required: boolean
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'numeric' | 'tel' | 'email'
  readonly hint?: string
  /** Short values get a short field. */
  readonly short?: true
}

/** Who buys. */
export const contactFields: readonly FieldLook[] = [
  {
    name: 'email',
    label: 'E-mail',
    required: true,
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    hint: 'Pošleme na něj potvrzení objednávky.',
  },
  { name: 'fullName', label: 'Jméno a příjmení', required: true, autoComplete: 'name' },
  {
    name: 'phone',
    label: 'Telefon',
    required: true,
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    hint: 'Jen kvůli doručení, předvolbu +420 doplníme.',
  },
]

/** Where the buyer lives. */
export const addressFields: readonly FieldLook[] = [
  { name: 'street', label: 'Ulice a číslo popisné', required: true, autoComplete: 'billing street-address' },
  { name: 'city', label: 'Město', required: true, autoComplete: 'billing address-level2' },
  {
    name: 'postcode',
    label: 'PSČ',
    required: true,
    autoComplete: 'billing postal-code',
    inputMode: 'numeric',
    short: true,
  },
]

/** The company that buys. */
export const companyFields: readonly FieldLook[] = [
  { name: 'businessName', label: 'Název firmy', required: true, autoComplete: 'organization' },
  { name: 'tin', label: 'IČ', required: true, autoComplete: 'off', inputMode: 'numeric', short: true },
  { name: 'vatin', label: 'DIČ', required: false, autoComplete: 'off', short: true },
]

/** Who receives the goods, when it is somebody else. */
export const shippingFields: readonly FieldLook[] = [
  { name: 'shippingFullName', label: 'Jméno a příjmení příjemce', required: true, autoComplete: 'shipping name' },
  { name: 'shippingBusinessName', label: 'Firma', required: false, autoComplete: 'shipping organization' },
  {
    name: 'shippingPhone',
    label: 'Telefon příjemce',
    required: false,
    autoComplete: 'shipping tel',
    type: 'tel',
    inputMode: 'tel',
  },
  { name: 'shippingStreet', label: 'Ulice a číslo popisné', required: true, autoComplete: 'shipping street-address' },
  { name: 'shippingCity', label: 'Město', required: true, autoComplete: 'shipping address-level2' },
  {
    name: 'shippingPostcode',
    label: 'PSČ',
    required: true,
    autoComplete: 'shipping postal-code',
    inputMode: 'numeric',
    short: true,
  },
]

/** Countries we send to, by ISO 3166 alpha-3. */
export const countries: Readonly<Record<string, string>> = { CZE: 'Česko', SVK: 'Slovensko' }

const others: Partial<Record<DetailsField, string>> = {
  country: 'Země',
  shippingCountry: 'Země příjemce',
  note: 'Poznámka',
  terms: 'Souhlas s obchodními podmínkami',
}

/** In which order fields stand in the form, with what they are called: for the list of what is wrong. */
export const fieldLabels: ReadonlyMap<string, string> = new Map([
  ...[...contactFields, ...addressFields].map(({ name, label }) => [name, label] as const),
  ['country', others.country ?? ''],
  ...[...companyFields, ...shippingFields].map(({ name, label }) => [name, label] as const),
  ['shippingCountry', others.shippingCountry ?? ''],
  ['note', others.note ?? ''],
  ['terms', others.terms ?? ''],
])
