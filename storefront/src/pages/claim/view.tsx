import { accountPaths, branchesPath, claimRulesPath, contactPath, guestOrderPath, lookupPath } from '#market/paths'
import { type OrderActionRefusal, orderActions } from '@vanek/sdk/orders'
import { useActionData, useLoaderData, useNavigate, useLocation } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { ClaimCard } from '../../entities/order/claim-card.tsx'
import { ClaimForm } from '../../features/claims/claim-form.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { orderPath, signInPath } from '../../lib/paths/account.ts'
import { filedPathOf } from '../../lib/paths/claims.ts'
import { formatDate } from '../../market/dates.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ClaimData, ClaimLeadData, ClaimOrderData } from './data.ts'

/** How to file a claim, with links to orders that can be claimed. */
export function ClaimLead({ missing, signedIn, current }: ClaimLeadData) {
  return (
    <div className="page wrap claim-page stack gap-3">
      <h1>Reklamace zboží</h1>
      {missing && (
        <Notice kind="warning">Tuto objednávku tady nevidíme. Najděte ji prosím některou z cest níže.</Notice>
      )}
      <p className="lead">
        Přišlo vám vadné zboží, nebo se porouchalo? Vyberte objednávku, napište, co se stalo, a přiložte fotky. Vyřídíme
        to nejpozději do 30&nbsp;dnů.
      </p>
      <ul className="claim-ways stack gap-3">
        {current && (
          <li className="stack gap-1">
            <h2>Vaše poslední objednávka</h2>
            <p>
              Máme ji tu pod číslem <span className="num">{current.code}</span>.
            </p>
            <Link className={buttonClass('action')} to={current.path}>
              Reklamovat z objednávky {current.code}
            </Link>
          </li>
        )}
        <li className="stack gap-1">
          <h2>Objednali jste s účtem</h2>
          <p>Otevřete objednávku a u ní zvolte Reklamovat zboží.</p>
          <Link
            className={buttonClass(current ? 'outline' : 'action')}
            to={signedIn ? accountPaths.orders : signInPath(accountPaths.orders)}
          >
            {signedIn ? 'Zobrazit moje objednávky' : 'Přihlásit se'}
          </Link>
        </li>
        <li className="stack gap-1">
          <h2>Objednali jste bez účtu</h2>
          <p>Objednávku najdete podle jejího čísla a e-mailu.</p>
          <Link className={buttonClass()} to={lookupPath}>
            Najít objednávku
          </Link>
        </li>
      </ul>
      <p className="small quiet">
        Reklamovat lze do dvou let od převzetí, při nákupu na firmu do jednoho roku. Podrobnosti najdete v{' '}
        <Link to={claimRulesPath}>reklamačním řádu</Link>. Můžete také přijít na <Link to={branchesPath}>pobočku</Link>.
      </p>
    </div>
  )
}

const whyNot: Readonly<Partial<Record<OrderActionRefusal, string>>> = {
  not_delivered: 'Zboží z této objednávky ještě nemáte u sebe. Reklamovat půjde, až ho dostanete.',
  claim_expired: 'Lhůta pro reklamaci už uplynula. Ozvěte se nám, zkusíme poradit.',
  order_cancelled: 'Tato objednávka je zrušená, není z ní co reklamovat.',
}

/** A link back to the order. */
function BackToOrder({
  order,
  orderKey,
}: {
  readonly order: ClaimOrderData['order']
  readonly orderKey: ClaimOrderData['orderKey']
}) {
  return (
    <Link className="back" to={'id' in orderKey ? orderPath(orderKey.id) : guestOrderPath}>
      Zpět na objednávku {order.code}
    </Link>
  )
}

/** The form for one order, and its claims. */
export function ClaimPage({ order, orderKey, claims, claimKey, now }: ClaimOrderData) {
  const search = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const posted = useActionData() as Refused | undefined
  const { claim } = orderActions(order, new Date(now))
  const filed = claims.data.find(({ number }) => number === search.get('podana'))
  const others = claims.data.filter((one) => one !== filed)
  const can = claim.allowed && claims.claimable.length > 0
  const none = claim.allowed
    ? 'Všechno z této objednávky už reklamujete, nebo jste za to dostali peníze zpět.'
    : whyNot[claim.reason]
  return (
    <div className="page wrap claim-page stack gap-3">
      <BackToOrder order={order} orderKey={orderKey} />
      <h1>Reklamace zboží</h1>
      {filed ? (
        <>
          <Notice kind="success">
            Reklamaci <span className="num">{filed.number}</span> jsme přijali. Potvrzení jsme poslali na{' '}
            {order.customer.email} a vyřídíme ji nejpozději {formatDate(filed.dueBy)}. Teď nemusíte dělat nic dalšího.
          </Notice>
          <section className="stack gap-2" aria-labelledby="filed">
            <h2 id="filed">Co jste nám poslali</h2>
            <ul>
              <ClaimCard claim={filed} order={orderKey} currencyCode={order.currencyCode} />
            </ul>
          </section>
        </>
      ) : can ? (
        <ClaimForm
          {...{ order, orderKey, claimKey, posted }}
          claimable={claims.claimable}
          onFiled={({ number }) => void navigate(filedPathOf(orderKey, number))}
        />
      ) : (
        <>
          <p className="lead">{none}</p>
          <div>
            <Link className={buttonClass('outline')} to={contactPath}>
              Napsat nám
            </Link>
          </div>
        </>
      )}
      {!filed && others.length > 0 && (
        <section className="stack gap-2" aria-labelledby="earlier">
          <h2 id="earlier">Podané reklamace</h2>
          <ul className="stack gap-3">
            {others.map((one) => (
              <ClaimCard key={one.number} claim={one} order={orderKey} currencyCode={order.currencyCode} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export const head: PageHead<ClaimData | undefined> = (made, { origin }) => ({
  title: 'Reklamace zboží',
  description: 'Přišlo vám vadné zboží, nebo se porouchalo? Reklamaci podáte tady, i s fotkami.',
  ...(made?.order === null && !made.missing ? { canonical: `${origin}/podat-reklamaci` } : { robots: 'noindex' }),
})

/** `/podat-reklamaci` (A6.11) */
export function Component() {
  const made = useLoaderData() as ClaimData
  return made.order === null ? <ClaimLead {...made} /> : <ClaimPage {...made} />
}
