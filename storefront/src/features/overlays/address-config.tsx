import { useState } from 'react'
import { addressFieldsIn } from './address-fields.ts'

/** For setting up address completion (B2.66): lists the fields of addresses on the page, with what finds each. One page, one panel. */
export function AddressConfig() {
  const [fields] = useState(() => addressFieldsIn(document))
  return (
    <details className="tools" open>
      <summary>Našeptávání adres</summary>
      {fields.length === 0 ? (
        <p>Na této stránce žádná pole adresy nejsou. Najdete je v dodacích údajích.</p>
      ) : (
        <dl>
          {fields.map(({ selector, label, autocomplete }) => (
            <div key={selector}>
              <dt>{label}</dt>
              <dd>
                <code>{selector}</code> <span className="quiet">{autocomplete}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
