import { Link } from '../../ui/link.tsx'
import { useCheckout } from '@vanek/react-hooks'
import { useState } from 'react'
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
    <Disclosure title={ownNumber ? 'Přidat poznámku nebo vlastní číslo objednávky' : 'Přidat poznámku'} open={open}>
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
      Souhlasím s{' '}
      <Link to={path} target="_blank">
        {children}
        <span className="hide"> (otevře se v novém okně)</span>
      </Link>{' '}
      (povinné)
    </>
  )
}

/** Consents. None is checked by default, and those that the shop does not ask for are not shown. */
export function Consents() {
  const theme = useCheckout(({ context }) => context.theme)
  const terms = useTermsPath()
  return (
    <fieldset className="block">
      <legend className="hide">Souhlasy</legend>
      {theme.card_request && <Tick name="cardRequest" label="Chci zákaznickou kartu" />}
      <Tick name="newsletter" label="Chci dvakrát do měsíce tipy na větrání a slevy (nepovinné)" />
      {theme.magazine && <Tick name="magazine" label="Chci dostávat tištěný magazín (nepovinné)" />}
      {theme.sms && <Tick name="smsMarketing" label="Chci občas dostat nabídku esemeskou (nepovinné)" />}
      {theme.heureka && <Tick name="heureka" label="Po nákupu mi může napsat Heureka s dotazníkem (nepovinné)" />}
      {theme.zbozi && <Tick name="zbozi" label="Po nákupu mi může napsat Zboží.cz s dotazníkem (nepovinné)" />}
      <Tick name="terms" label={<Agreement path={terms}>obchodními podmínkami</Agreement>} required />
      {theme.business_terms && (
        <div className="only-business">
          <Tick
            name="businessTerms"
            label={<Agreement path={businessTermsPath}>podmínkami pro firmy</Agreement>}
            required
          />
        </div>
      )}
    </fieldset>
  )
}
