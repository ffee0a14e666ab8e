import { useCheckoutCheckbox } from '@vanek/react-hooks'
import type { CheckboxInput } from '@vanek/sdk/checkout'
import type { ChangeEvent, ReactNode } from 'react'
import { Check } from '../../../ui/field.tsx'
import { useSaid } from './said.tsx'
import { textOf } from './texts.ts'

/** One box to tick. Nothing that is agreed to is ticked beforehand. */
export function Tick({
  name,
  label,
  required,
}: {
  readonly name: CheckboxInput
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
