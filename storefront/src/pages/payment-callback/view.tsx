import * as texts from '#texts/pages/payment-callback'
import { contactPath, finishedPath, lookupPath } from '#market/paths'
import { type MouseEvent, useEffect, useState } from 'react'
import { useActionData, useLoaderData, useRevalidator } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { paymentTexts } from '../../entities/payment/payment-texts.ts'
import { PayAgain } from '../../features/payment/pay-again.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { paymentPath } from '../../lib/paths/checkout.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CallbackData, PayRefusal } from './data.ts'

const pollDelaysMs = [1000, 2000, 3000, 4000, 5000]
const maxPolls = 40

/** Revalidates while `waiting`, with a growing delay, and at once when the shopper comes back. */
function usePolling(waiting: boolean): { readonly isChecking: boolean; readonly check: (event: MouseEvent) => void } {
  const { state, revalidate } = useRevalidator()
  // counted here, because a short `loading` state of the router may never be rendered, and polling would stop
  const [answers, setAnswers] = useState(0)

  useEffect(() => {
    if (!waiting || answers >= maxPolls) return
    let cancelled = false
    const timer = setTimeout(
      () => void revalidate().finally(() => !cancelled && setAnswers(answers + 1)),
      pollDelaysMs[Math.min(answers, pollDelaysMs.length - 1)],
    )
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [waiting, answers, revalidate])

  // a page restored from the back/forward cache is stale
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [revalidate])

  return {
    isChecking: state !== 'idle',
    check: (event) => {
      event.preventDefault()
      setAnswers(0)
      void revalidate()
    },
  }
}

function NoOrder() {
  return (
    <>
      <Icon name="mail" />
      <h1>{texts.noOrderTitle}</h1>
      <p>{texts.noOrderNote}</p>
      <p className="quiet">
        {texts.unsureBefore}
        <Link to={contactPath}>{texts.unsureLink}</Link>
        {texts.unsureAfter}
      </p>
      <Link className={buttonClass('outline')} to={lookupPath}>
        {texts.findOrder}
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
        {texts.orderNumber}
        <strong className="num">{data.code}</strong>
      </p>
      <p>{text}</p>
      <PayAgain payKey={data.payKey} code={data.code}>
        {button}
      </PayAgain>
      <Link to={finishedPath} reloadDocument>
        {texts.showOrder}
      </Link>
    </>
  )
}

/** Its link is a plain link, which retries without scripts too. */
function Waiting({ data, onCheck }: { readonly data: CallbackData; readonly onCheck: (event: MouseEvent) => void }) {
  return (
    <>
      <Icon name="breeze" />
      <h1>{texts.waitingTitle}</h1>
      <p>{data.state === 'unsure' ? texts.waitingUnsure : texts.waiting}</p>
      <Link className={buttonClass('outline')} to={paymentPath} onClick={onCheck}>
        {texts.checkAgain}
      </Link>
      {'code' in data && (
        <>
          <p className="quiet">
            {texts.order}
            <span className="num">{data.code}</span>
            {texts.notPaidYet}
          </p>
          <PayAgain payKey={data.payKey} code={data.code} tone="plain">
            {texts.toPayment}
          </PayAgain>
        </>
      )}
    </>
  )
}

/** The page after the payment provider: the state of the payment, and the next step. */
function CallbackPage(data: CallbackData) {
  const answer = useActionData() as PayRefusal | undefined
  // the router drops it at the next question about the payment
  const [refused, setRefused] = useState(answer)
  if (answer && answer !== refused) setRefused(answer)
  const waiting = data.state === 'pending' || data.state === 'unsure'
  const { isChecking, check } = usePolling(waiting)
  return (
    <div className="page wrap checkout">
      <section className="verifying" aria-live="polite" aria-busy={isChecking || undefined}>
        {refused && (
          <Notice kind="danger" role="alert">
            {refused.text}
          </Notice>
        )}
        {data.state === 'none' && <NoOrder />}
        {(data.state === 'failed' || data.state === 'cancelled') && <Ended data={data} />}
        {waiting && <Waiting data={data} onCheck={check} />}
      </section>
    </div>
  )
}

const isWaiting = ({ state }: CallbackData) => state === 'pending' || state === 'unsure'

export const head: PageHead<CallbackData | undefined> = (data) => ({
  title: texts.title,
  // with scripts the page polls instead
  ...(data && isWaiting(data) && { refreshSeconds: 4 }),
})

/** `/checkout/payment/callback` */
export function Component() {
  return <CallbackPage {...(useLoaderData() as CallbackData)} />
}
