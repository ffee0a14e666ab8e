import { useCheckout } from '@vanek/react-hooks'
import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NoteInput } from './fields/note-input.tsx'
import { TextInput } from './fields/text-input.tsx'

/** What is said beside the order; folded until somebody has something to say. */
export function Notes() {
  const { custom_order_number: ownNumber, note_for_shipper } = useCheckout(({ context }) => context.theme)
  const forShipper = useCheckout(({ context }) => context.requiredAddress) && note_for_shipper
  const written = useCheckout(
    ({ inputs }) => inputs.note !== '' || inputs.note_for_shipper !== '' || inputs.customOrderNumber !== '',
  )
  // what was typed before stays in sight, and so does an emptied note
  const [open, setOpen] = useState(written)
  if (written && !open) setOpen(true)
  return (
    <Disclosure title={ownNumber ? 'Přidat poznámku nebo vlastní číslo objednávky' : 'Přidat poznámku'} open={open}>
      <div className="block">
        <NoteInput name="note" />
        {forShipper && <NoteInput name="note_for_shipper" />}
        {ownNumber && <TextInput name="customOrderNumber" />}
      </div>
    </Disclosure>
  )
}
