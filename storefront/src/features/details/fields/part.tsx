import { useCheckout } from '@vanek/react-hooks'
import { askedInput, type CheckboxInput } from '@vanek/sdk/checkout'
import type { ReactNode } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Tick } from './tick.tsx'

/**
 * A part that a tick unfolds: by CSS, so that it needs no scripts. Where they run, what is folded away is not sent.
 */
export function Part({
  name,
  label,
  legend,
  children,
}: {
  readonly name: CheckboxInput
  readonly label: ReactNode
  /** Names the part for who cannot see it. */
  readonly legend: string
  readonly children: ReactNode
}) {
  const open = useCheckout(({ inputs }) => inputs[name])
  const alive = useHydrated()
  return (
    <div className="more">
      <Tick name={name} label={label} />
      <input type="hidden" name={askedInput(name)} value="on" />
      <fieldset className="more-fields" disabled={alive && !open}>
        <legend className="hide">{legend}</legend>
        {children}
      </fieldset>
    </div>
  )
}
