/** A field as the set-up of address completion and validation needs to know it. */
export interface AddressField {
  /** What to write into the set-up: finds the field on the page. */
  readonly selector: string
  readonly label: string
  /** What browsers know the field by. */
  readonly autocomplete: string
  /** What the service checks it as (C5.26); null when it does not. */
  readonly check: string | null
  /** Whether addresses are offered under it. */
  readonly suggests: boolean
  /** What the service thought of it last; null when nothing yet. */
  readonly verdict: string | null
}

const ofAddress = /(?:street-address|address-line1|address-level2|postal-code|country|country-name)$/

const labelOf = (field: HTMLInputElement | HTMLSelectElement) =>
  field.labels?.[0]?.textContent.replaceAll(/\s+/g, ' ').trim() ?? field.getAttribute('aria-label') ?? ''

/** The fields of addresses on a page and those that the service checks, in their order. */
export const addressFieldsIn = (page: ParentNode): readonly AddressField[] =>
  [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[autocomplete], select[autocomplete]')]
    .filter((field) => ofAddress.test(field.autocomplete) || field.dataset['check'] !== undefined)
    .map((field) => ({
      selector: `[name="${field.name}"]`,
      label: labelOf(field),
      autocomplete: field.autocomplete,
      check: field.dataset['check'] ?? null,
      suggests: field.dataset['suggest'] !== undefined,
      verdict: field.dataset['verdict'] ?? null,
    }))

/** The fields as they are now; a field that is typed in again keeps its last verdict. */
export function afterChange(before: readonly AddressField[], now: readonly AddressField[]): readonly AddressField[] {
  const last = new Map(before.map(({ selector, verdict }) => [selector, verdict]))
  return now.map((field) => ({ ...field, verdict: field.verdict ?? last.get(field.selector) ?? null }))
}
