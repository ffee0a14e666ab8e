import * as texts from '#texts/features/details'
import { Link } from '../../ui/link.tsx'
import { useCheckout } from '@vanek/react-hooks'
import { useState } from 'react'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { useTermsPath } from '../../lib/paths/use-terms-path.ts'
import { businessTermsPath } from '#market/paths'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NoteInput, Tick } from './fields/inputs.tsx'
import { TextInput } from './fields/text-input.tsx'

/** Notes on the order; collapsed at first. */
export function Notes() {
  const { custom_order_number: ownNumber, note_for_shipper } = useCheckout(({ context }) => context.theme)
  const forShipper = useCheckout(({ context }) => context.requiredAddress) && note_for_shipper
  const written = useCheckout(
    ({ inputs }) => inputs.note !== '' || inputs.note_for_shipper !== '' || inputs.customOrderNumber !== '',
  )
  // stays open for a note that was typed before, and after it was emptied
  const [open, setOpen] = useState(written)
  if (written && !open) setOpen(true)
  return (
    <Disclosure title={ownNumber ? texts.addNoteOrNumber : texts.addNote} open={open}>
      <div className="block">
        <NoteInput name="note" />
        {forShipper && <NoteInput name="note_for_shipper" />}
        {ownNumber && <TextInput name="customOrderNumber" />}
      </div>
    </Disclosure>
  )
}

function Agreement({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <>
      {texts.agreeBefore}
      <Link to={path} target="_blank">
        {children}
        <span className="hide">{texts.newWindow}</span>
      </Link>
      {texts.agreeAfter}
    </>
  )
}

/** Consents. None is checked by default, and those that the shop does not use are not shown. */
export function Consents() {
  const theme = useCheckout(({ context }) => context.theme)
  const terms = useTermsPath()
  const hasNewsletter = useIsOn('newsletter')
  return (
    <fieldset className="block">
      <legend className="hide">{texts.consentsLegend}</legend>
      <Tick name="terms" label={<Agreement path={terms}>{texts.agreeTerms}</Agreement>} required />
      {theme.business_terms && (
        <div className="only-business">
          <Tick
            name="businessTerms"
            label={<Agreement path={businessTermsPath}>{texts.agreeBusinessTerms}</Agreement>}
            required
          />
        </div>
      )}
      {theme.card_request && <Tick name="cardRequest" label={texts.cardRequest} />}
      {hasNewsletter && <Tick name="newsletter" label={texts.newsletter} />}
      {theme.magazine && <Tick name="magazine" label={texts.magazine} />}
      {theme.sms && <Tick name="smsMarketing" label={texts.sms} />}
      {theme.heureka && <Tick name="heureka" label={texts.heureka} />}
      {theme.zbozi && <Tick name="zbozi" label={texts.zbozi} />}
    </fieldset>
  )
}
