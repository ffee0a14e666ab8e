import { useEffect, useState } from 'react'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { type AddressField, addressFieldsIn, afterChange } from './address-fields.ts'

const VERDICTS: Readonly<Record<string, string>> = {
  valid: 'v pořádku',
  error: 'chyba',
  warning: 'pochybnost',
  unknown: 'neví se',
}

/** The address fields of the page, updated while the panel is open. */
function useFields(): readonly AddressField[] {
  const [fields, setFields] = useState(() => addressFieldsIn(document))
  useEffect(() => {
    const look = () => setFields((before) => afterChange(before, addressFieldsIn(document)))
    const watch = new MutationObserver(look)
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
            <li>{suggests ? 'našeptává adresy' : 'bez našeptávání'}</li>
            <li>
              {check === null ? 'bez kontroly' : `kontrola ${check}: ${VERDICTS[verdict ?? ''] ?? 'zatím neproběhla'}`}
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
      <summary>Našeptávání adres</summary>
      <p>{isOn ? 'Služba je zapnutá.' : 'Služba je vypnutá, platí vestavěná pravidla.'}</p>
      {fields.length === 0 ? (
        <p>Na této stránce žádná pole adresy nejsou. Najdete je v dodacích údajích.</p>
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
