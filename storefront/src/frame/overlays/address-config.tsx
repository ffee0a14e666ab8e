import * as texts from '#texts/frame/overlays'
import { useEffect, useState } from 'react'
import { useIsOn } from '../../entities/shop/use-shell.ts'

/** A field in the set-up panel of address completion and validation. */
interface AddressField {
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

/** The address fields of the page, updated while the panel is open. */
function useFields(): readonly AddressField[] {
  const [fields, setFields] = useState(() => addressFieldsIn(document))
  useEffect(() => {
    const update = () => setFields((before) => afterChange(before, addressFieldsIn(document)))
    const watch = new MutationObserver(update)
    watch.observe(document.body, { subtree: true, attributeFilter: ['data-verdict'] })
    return () => watch.disconnect()
  }, [])
  return fields
}

function Field({ field, isOn }: { readonly field: AddressField; readonly isOn: boolean }) {
  const { selector, label, autocomplete, check, suggests, verdict } = field
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{selector}</code> <span className="quiet">{autocomplete}</span>
        {isOn && (
          <ul>
            <li>{suggests ? texts.suggests : texts.suggestsNot}</li>
            <li>
              {check === null ? texts.noCheck : texts.check(check, texts.verdicts[verdict ?? ''] ?? texts.notChecked)}
            </li>
          </ul>
        )}
      </dd>
    </div>
  )
}

/**
 * Set-up panel for address completion and validation (B2.66): whether the service is on, and for each field its
 * selector, its check and its last verdict.
 */
export function AddressConfig() {
  const isOn = useIsOn('address_validation')
  const fields = useFields()
  return (
    <details className="tools" open>
      <summary>{texts.addressTitle}</summary>
      <p>{isOn ? texts.serviceOn : texts.serviceOff}</p>
      {fields.length === 0 ? (
        <p>{texts.noAddressFields}</p>
      ) : (
        <dl>
          {fields.map((field) => (
            <Field key={field.selector} field={field} isOn={isOn} />
          ))}
        </dl>
      )}
    </details>
  )
}
