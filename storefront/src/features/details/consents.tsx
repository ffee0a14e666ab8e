import { useCheckout } from '@vanek/react-hooks'
import { useTermsPath } from '../../lib/paths/use-terms-path.ts'
import { Tick } from './fields/tick.tsx'
import { businessTermsPath } from '../../market/paths.ts'
import { Link } from '../../ui/link.tsx'

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

/** What is agreed to. Nothing is ticked beforehand; what is not asked for by the shop is not shown. */
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
