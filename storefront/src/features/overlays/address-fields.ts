/** A field of an address as the set-up of address completion needs to know it. */
export interface AddressField {
  /** What to write into the set-up: finds the field on the page. */
  readonly selector: string
  readonly label: string
  /** What browsers know the field by. */
  readonly autocomplete: string
}

const ofAddress = /(?:street-address|address-line1|address-level2|postal-code|country|country-name)$/

const labelOf = (field: HTMLInputElement | HTMLSelectElement) =>
  field.labels?.[0]?.textContent.replaceAll(/\s+/g, ' ').trim() ?? field.getAttribute('aria-label') ?? ''

/** The fields of addresses on a page, in their order. */
export const addressFieldsIn = (page: ParentNode): readonly AddressField[] =>
  [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[autocomplete], select[autocomplete]')]
    .filter((field) => ofAddress.test(field.autocomplete))
    .map((field) => ({
      selector: `[name="${field.name}"]`,
      label: labelOf(field),
      autocomplete: field.autocomplete,
    }))
