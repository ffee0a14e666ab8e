import { type OrderActionRefusal, orderActions } from '@vanek/sdk/orders'
import { useActionData, useNavigate, useLocation } from 'react-router-dom'
import { formatDate } from '../../market/dates.ts'
import { orderPath } from '../../lib/paths/account.ts'
import type { Refused } from '../../entities/account/posted.ts'
import { guestOrderPath } from '../../lib/paths/order.ts'
import { ClaimCard } from '../../entities/order/claim-card.tsx'
import { ClaimForm } from '../../features/claims/claim-form.tsx'
import { filedPathOf } from '../../lib/paths/claims.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ClaimOrderData } from './data.ts'
import { Link } from '../../ui/link.tsx'

const whyNot: Readonly<Partial<Record<OrderActionRefusal, string>>> = {
  not_delivered: 'Zboží z této objednávky ještě nemáte u sebe. Reklamovat půjde, až ho dostanete.',
  claim_expired: 'Lhůta pro reklamaci už uplynula. Ozvěte se nám, zkusíme poradit.',
  order_cancelled: 'Tato objednávka je zrušená, není z ní co reklamovat.',
}

/** Back to the order. */
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

/** The form for one order, and the claims that there are. */
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
    : whyNot[claim.why]
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
            <Link className={buttonClass('outline')} to="/kontakt">
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
