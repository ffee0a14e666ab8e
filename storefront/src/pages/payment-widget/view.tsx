import * as texts from '#texts/pages/payment-widget'
import { market } from '#market/market'
import { messages } from '#market/messages'
import { useShop } from '@vanek/react-hooks'
import { newId } from '@vanek/sdk'
import { errorText } from '@vanek/sdk/i18n'
import { bindOrderKey } from '@vanek/sdk/orders'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import { ShownOrderField } from '../../entities/order/shown-order.tsx'
import { useWriters } from '../../entities/price/amount.tsx'
import { type PaidInWidget, payInWidget } from '../../features/payment/pay-in-widget.ts'
import { paymentWidgets } from '../../lib/ports/payment.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { HostedRefusal, WidgetData } from './data.ts'

type Ended = Exclude<PaidInWidget, { readonly kind: 'leave' }>

interface Paying {
  readonly place: RefObject<HTMLDivElement | null>
  /** How the widget ended; null while it is there. */
  readonly ended: Ended | null
  readonly again: () => void
}

/** Starts the payment and shows the widget; leaves the page when the provider knows how it ended. */
function usePaying({ provider, paymentOrigin, order, code }: WidgetData): Paying {
  const shop = useShop()
  const place = useRef<HTMLDivElement>(null)
  const [ended, setEnded] = useState<Ended | null>(null)
  const [payKey, setPayKey] = useState(newId)
  useEffect(() => {
    const create = paymentWidgets[provider]
    if (!place.current || !create || paymentOrigin === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    payInWidget(shop, {
      ...{ order: bindOrderKey(order, code), widget: create(paymentOrigin), place: place.current },
      ...{ payKey, locale: market.locale, title: texts.frame, signal },
    })
      .then((paid) => {
        if (signal.aborted) return
        if (paid.kind === 'leave') location.assign(paid.to)
        else setEnded(paid)
      })
      .catch(() => !signal.aborted && setEnded({ kind: 'broken' }))
    return () => leaving.abort()
  }, [shop, provider, paymentOrigin, order, code, payKey])
  // one that comes back from the back/forward cache is of a payment that may be over
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  return {
    place,
    ended,
    again: () => {
      setEnded(null)
      setPayKey(newId())
    },
  }
}

function Ending({ ended, onAgain }: { readonly ended: Ended; readonly onAgain: () => void }) {
  return (
    <>
      {ended.kind === 'refused' ? (
        <Notice kind="danger">{errorText(messages, ended.error)}</Notice>
      ) : (
        <Notice kind={ended.kind === 'closed' ? 'info' : 'warning'} title={texts.endings[ended.kind].title}>
          {texts.endings[ended.kind].text}
        </Notice>
      )}
      <Button tone="action" onClick={onAgain}>
        {texts.again}
      </Button>
    </>
  )
}

// what only the server knows stays as it was
export const shouldRevalidate = () => false

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/kosik/platba/:provider`: an order is paid in the provider's widget. Its document allows that provider alone. */
export function Component() {
  const data = useLoaderData() as WidgetData
  const refused = useActionData() as HostedRefusal | undefined
  const { place, ended, again } = usePaying(data)
  const { money } = useWriters(data.currencyCode)
  return (
    <div className="page wrap checkout">
      <section className="verifying">
        <h1>{texts.heading}</h1>
        <p>
          {texts.orderNumber}
          <strong className="num">{data.code}</strong>
          {texts.toPay}
          <strong className="num">{money(data.total)}</strong>
        </p>
        <div aria-live="polite">
          {refused && <Notice kind="danger">{refused.text}</Notice>}
          {ended && <Ending ended={ended} onAgain={again} />}
        </div>
        <div className="payment-widget" ref={place} hidden={ended !== null} />
        <Form method="post">
          <ShownOrderField code={data.code} />
          <Button type="submit" tone="plain">
            {texts.hosted}
          </Button>
        </Form>
      </section>
    </div>
  )
}
