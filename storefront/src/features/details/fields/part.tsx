import { useCheckout, useCheckoutCheckbox } from '@vanek/react-hooks'
import { checkboxMarker, type CheckoutCheckboxField } from '@vanek/sdk/checkout'
import type { ChangeEvent, ReactNode } from 'react'
import { Check } from '../../../ui/field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSaid } from './said.tsx'
import { textOf } from './texts.ts'

/** A checkbox. Consents are never checked by default. */
export function Tick({
  name,
  label,
  required,
}: {
  readonly name: CheckoutCheckboxField
  readonly label: ReactNode
  readonly required?: boolean
}) {
  const { inputProps, error } = useCheckoutCheckbox(name)
  const { texts, first, drop } = useSaid()
  return (
    <Check
      {...inputProps}
      id={name}
      name={name}
      label={label}
      error={error ? textOf(name, error) : texts[name]}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        drop(name)
        inputProps.onChange(event)
      }}
      {...(required && { 'aria-required': true })}
      {...(first === name && { autoFocus: true })}
    />
  )
}

/**
 * A section that a checkbox expands: by CSS, so that it needs no scripts. With scripts, a collapsed section is not
 * sent.
 */
export function Part({
  name,
  label,
  legend,
  children,
}: {
  readonly name: CheckoutCheckboxField
  readonly label: ReactNode
  /** Label of the section for screen readers. */
  readonly legend: string
  readonly children: ReactNode
}) {
  const open = useCheckout(({ inputs }) => inputs[name])
  const alive = useHydrated()
  return (
    <div className="more">
      <Tick name={name} label={label} />
      <input type="hidden" name={checkboxMarker(name)} value="on" />
      <fieldset className="more-fields" disabled={alive && !open}>
        <legend className="hide">{legend}</legend>
        {children}
      </fieldset>
    </div>
  )
}
