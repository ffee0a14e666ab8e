import { useCheckout } from '@vanek/react-hooks'
import { checkedFieldOf, type TextInput } from '@vanek/sdk/checkout'
import { type ReactNode, Suspense, useState } from 'react'
import { useIsOn } from '../../../entities/shop/use-is-on.ts'
import { spare } from '../../../entities/address/spare.ts'

const Note = spare<{ readonly name: TextInput }>(
  async () => (await import('../../../entities/address/verdict-note.tsx')).VerdictNote,
)

/** What a service does at an input; the set-up of it reads the marks (B2.66). */
interface Judged {
  readonly marks: { readonly 'data-check'?: string; readonly 'data-verdict'?: string }
  /** What it thinks, from when the input was first turned to. */
  readonly note: ReactNode
  readonly onFocus: () => void
}

/** The service's part at one input of the details form, where the shop has one (C5.26). */
export function useVerdict(name: TextInput): Judged {
  const field = checkedFieldOf(name)
  const isOn = useIsOn('address_validation') && field !== null
  const result = useCheckout(({ verdicts }) => verdicts[name]?.result)
  const [near, setNear] = useState(false)
  return {
    marks: isOn ? { 'data-check': field, ...(result && { 'data-verdict': result }) } : {},
    note: isOn && (near || result) && (
      <Suspense>
        <Note name={name} />
      </Suspense>
    ),
    onFocus: () => setNear(true),
  }
}
