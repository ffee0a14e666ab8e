/** A field in the set-up panel of address completion and validation. */
export interface AddressField {
  /** CSS selector of the field, for the set-up. */
  readonly selector: string
  readonly label: string
  /** The `autocomplete` attribute. */
  readonly autocomplete: string
  /** Type of check by the service (C5.26); null if it is not checked. */
  readonly check: string | null
  /** Whether it shows address suggestions. */
  readonly suggests: boolean
  /** Last verdict of the service; null if there is none yet. */
  readonly verdict: string | null
}

const ofAddress = /(?:street-address|address-line1|address-level2|postal-code|country|country-name)$/

const labelOf = (field: HTMLInputElement | HTMLSelectElement) =>
  field.labels?.[0]?.textContent.replaceAll(/\s+/g, ' ').trim() ?? field.getAttribute('aria-label') ?? ''

/** Address fields and validated fields of a page, in document order. */
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

/** The current fields; a field that was edited keeps its last verdict. */
export function afterChange(before: readonly AddressField[], now: readonly AddressField[]): readonly AddressField[] {
  const last = new Map(before.map(({ selector, verdict }) => [selector, verdict]))
  return now.map((field) => ({ ...field, verdict: field.verdict ?? last.get(field.selector) ?? null }))
}
