import { maxLengths } from '@vanek/sdk/checkout'
import { Link } from 'react-router-dom'
import { Check, Field } from '../../ui/field.tsx'
import { addressFields, companyFields, contactFields, shippingFields } from './details-fields.ts'
import { Country, Fields, type PartProps } from './details-parts.tsx'

/** Who buys and where they live. */
export function Buyer(props: PartProps) {
  return (
    <>
      <fieldset className="block">
        <legend>Kontakt</legend>
        <Fields fields={contactFields} {...props} />
      </fieldset>
      <fieldset className="block">
        <legend>Fakturační adresa</legend>
        <Fields fields={addressFields} {...props} />
        <Country name="country" {...props} />
      </fieldset>
    </>
  )
}

/** The company's data, unfolded by a tick; by CSS, so that it works without scripts. */
export function Company(props: PartProps) {
  return (
    <fieldset className="block more">
      <legend className="hide">Nákup na firmu</legend>
      <Check id="isBusiness" name="isBusiness" label="Nakupuji na firmu" defaultChecked={props.form.isBusiness} />
      <div className="more-fields">
        <Fields fields={companyFields} {...props} />
      </div>
    </fieldset>
  )
}

/** Somebody else who receives the goods, unfolded by a tick. */
export function Recipient(props: PartProps) {
  return (
    <fieldset className="block more">
      <legend className="hide">Doručovací adresa</legend>
      <Check
        id="differentAddress"
        name="differentAddress"
        label="Doručit na jinou adresu"
        defaultChecked={props.form.differentAddress}
      />
      <div className="more-fields">
        <Fields fields={shippingFields} {...props} />
        <Country name="shippingCountry" {...props} />
      </div>
    </fieldset>
  )
}

/** What is said beside, and what is agreed to. Nothing is ticked beforehand. */
export function Consents({ form, errors, first }: PartProps) {
  return (
    <fieldset className="block">
      <legend className="hide">Poznámka a souhlasy</legend>
      <Field id="note" label="Poznámka k objednávce" error={errors.note}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            name="note"
            rows={3}
            maxLength={maxLengths.note}
            defaultValue={form.note}
          />
        )}
      </Field>
      <Check
        id="newsletter"
        name="newsletter"
        label="Chci dvakrát do měsíce tipy na větrání a slevy (nepovinné)"
        defaultChecked={form.newsletter}
      />
      <Check
        id="terms"
        name="terms"
        aria-required="true"
        label={
          <>
            Souhlasím s{' '}
            <Link to="/stranka/obchodni-podminky" target="_blank">
              obchodními podmínkami
              <span className="hide"> (otevře se v novém okně)</span>
            </Link>{' '}
            (povinné)
          </>
        }
        defaultChecked={form.terms}
        error={errors.terms}
        {...(first === 'terms' && { autoFocus: true })}
      />
    </fieldset>
  )
}
