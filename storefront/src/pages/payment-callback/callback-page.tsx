import type { MouseEvent } from 'react'
import { useActionData } from 'react-router-dom'
import { finishedPath } from '../../lib/paths/checkout.ts'
import { lookupPath } from '../../lib/paths/order.ts'
import { paymentPath } from '../../lib/paths/payment.ts'
import { paymentTexts } from '../../entities/payment/payment-texts.ts'
import { PayAgain } from '../../features/payment/pay-again.tsx'
import { useAsking } from '../../features/payment/use-asking.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PayRefusal } from './action.ts'
import type { CallbackData } from './data.ts'
import { Link } from '../../ui/link.tsx'

function NoOrder() {
  return (
    <>
      <Icon name="mail" />
      <h1>Objednávku v tomto prohlížeči nevidíme</h1>
      <p>Jak platba dopadla, jsme vám napsali e-mailem. Je v něm i odkaz, kterým můžete objednávku zaplatit znovu.</p>
      <p className="quiet">
        Nejste si jistí? <Link to="/kontakt">Ozvěte se nám</Link> a společně to dohledáme.
      </p>
      <Link className={buttonClass('outline')} to={lookupPath}>
        Najít objednávku
      </Link>
    </>
  )
}

type Known = Extract<CallbackData, { readonly code: string }>

function Ended({ data }: { readonly data: Known }) {
  const { title, text, button } = paymentTexts[data.state]
  return (
    <>
      <Icon name="info" />
      <h1>{title}</h1>
      <p>
        Objednávka číslo <strong className="num">{data.code}</strong>
      </p>
      <p>{text}</p>
      <PayAgain payKey={data.payKey} code={data.code}>
        {button}
      </PayAgain>
      <Link to={finishedPath} reloadDocument>
        Zobrazit objednávku
      </Link>
    </>
  )
}

/** Its way on is a plain link: it asks again where there are no scripts, too. */
function Waiting({ data, onAsk }: { readonly data: CallbackData; readonly onAsk: (event: MouseEvent) => void }) {
  return (
    <>
      <Icon name="breeze" />
      <h1>Čekáme na potvrzení platby</h1>
      <p>
        {data.state === 'unsure'
          ? 'Stav platby se teď nedaří zjistit. Zkoušíme to dál, stránku můžete nechat otevřenou.'
          : 'Obvykle to trvá jen pár vteřin. Výsledek vám pošleme i e-mailem, stránku tedy můžete zavřít.'}
      </p>
      <Link className={buttonClass('outline')} to={paymentPath} onClick={onAsk}>
        Zkontrolovat znovu
      </Link>
      {'code' in data && (
        <>
          <p className="quiet">
            Objednávka <span className="num">{data.code}</span> čeká na zaplacení. Ještě jste neplatili?
          </p>
          <PayAgain payKey={data.payKey} code={data.code} tone="plain">
            Přejít k platbě
          </PayAgain>
        </>
      )}
    </>
  )
}

/** Where the shopper comes back from paying: how the payment stands, and what can be done about it. */
export function CallbackPage(data: CallbackData) {
  const refused = useActionData() as PayRefusal | undefined
  const waiting = data.state === 'pending' || data.state === 'unsure'
  const { asking, ask } = useAsking(waiting)
  return (
    <div className="page wrap checkout">
      <section className="verifying" aria-live="polite" aria-busy={asking || undefined}>
        {refused && (
          <Notice kind="danger" role="alert">
            {refused.text}
          </Notice>
        )}
        {data.state === 'none' && <NoOrder />}
        {(data.state === 'failed' || data.state === 'cancelled') && <Ended data={data} />}
        {waiting && <Waiting data={data} onAsk={ask} />}
      </section>
    </div>
  )
}
