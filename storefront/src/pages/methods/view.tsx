import * as texts from '#texts/pages/methods'
import { CheckoutProvider, useCheckout, useCheckoutActions, useNewCheckout } from '@vanek/react-hooks'
import { emptyCheckoutInputs } from '@vanek/sdk/checkout'
import { basicMessages } from '#market/messages'
import { defaultTheme } from '@vanek/sdk/settings'
import type { StoragePort } from '@vanek/sdk/storage'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import { choiceCookie, choiceCookieAge } from '../../entities/cart/choice-cookie.ts'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { MethodsData } from '../../features/checkout/methods/load-methods.ts'
import { LostMethods, MissingMethods } from '../../features/checkout/methods/missing-methods.tsx'
import { Payments, Shippers } from '../../features/checkout/methods/choices.tsx'
import { RemovedLines } from '../../features/checkout/order/removed-lines.tsx'
import { Steps } from '../../features/checkout/order/steps.tsx'
import { LostGifts, Summary, SummaryFold } from '../../features/checkout/order/summary.tsx'
import { methodsTexts } from '../../features/checkout/points/posted-choice.ts'
import { useBranchFromForm, usePicker } from '../../features/checkout/points/use-points.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { browserCookies } from '../../lib/session/cookies.ts'
import { calendar } from '../../market/calendar.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { MethodsRefusal } from './data.ts'

/** The cookie of the choice, written by the checkout store in the browser; the server reads the same one (C4.72). */
const choiceStorage: Pick<StoragePort, 'write'> = {
  write: (text) =>
    text === null
      ? browserCookies.remove(choiceCookie)
      : browserCookies.set(choiceCookie, text, { maxAgeSeconds: choiceCookieAge }),
}

function focusFirst(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
  // nothing in a collapsed section can get the focus
  wrong?.closest('details')?.setAttribute('open', '')
  wrong?.focus()
}

function Prices({ refresh }: { readonly refresh: () => Promise<unknown> }) {
  const failed = useCheckout((state) => state.error !== null)
  if (!failed) return null
  return (
    <Notice kind="warning" role="alert">
      <p>{texts.priceFailed}</p>
      <Button onClick={() => void refresh()}>{texts.tryAgain}</Button>
    </Notice>
  )
}

/** The form of the step; without scripts the browser posts it. */
function MethodsForm({ data, refused }: { readonly data: MethodsData; readonly refused: MethodsRefusal | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const { chooseBranch, refresh } = useCheckoutActions()
  const { cart, stale, shippers, branch, missing, choice, gifts } = useCheckout((state) => state)
  const [tried, setTried] = useState(refused !== undefined)
  const [found, setFound] = useState(data.found)
  const now = new Date(data.now)
  const busy = useNavigation().state !== 'idle'
  const own = missing.filter(({ step }) => step === 'methods')
  const picker = usePicker(own.some(({ input }) => input === 'branch'))
  useBranchFromForm(form, found)

  // the server's errors are unknown to the store: load what is available now
  const answered = useRef(refused)
  useEffect(() => {
    if (refused) focusFirst(form.current)
    if (refused && refused !== answered.current) void refresh()
    answered.current = refused
  }, [refused, refresh])

  const onSubmit = (event: FormEvent) => {
    setTried(true)
    if (own.length === 0) return
    event.preventDefault()
    // error marks are rendered first
    setTimeout(() => focusFirst(form.current))
  }
  const onFind = (shipperId: number, text: string) =>
    picker.open(shipperId, text, () => {
      location.assign(`${stepPaths.methods}?s=${encodeURIComponent(text)}#point`)
    })

  const chosenGifts = gifts.filter(({ id }) => choice.gifts.includes(id))
  const errors = tried ? methodsTexts(Object.fromEntries(own.map(({ input, code }) => [input, code]))) : {}
  return (
    <>
      <Form className="checkout-cols" method="post" ref={form} onSubmit={onSubmit} noValidate>
        {/* the target of Enter, which presses the first button: otherwise that would search */}
        <button type="submit" hidden>
          {texts.proceed}
        </button>
        <SummaryFold cart={cart} gifts={chosenGifts} />
        <div className="checkout-main stack gap-4">
          <RemovedLines lines={data.removed} cart={data.cart} />
          <LostMethods lost={data.lost} />
          <LostGifts offer={data.offer} />
          <Shippers errors={errors} slots={data.slots} found={found} now={now} onFind={onFind} />
          <Payments errors={errors} />
          <Link className="back" to={stepPaths.index}>
            {texts.backToCart}
          </Link>
        </div>
        <Summary
          {...{ cart, stale }}
          gifts={chosenGifts}
          bar={
            <>
              {refused?.problem && !busy && (
                <Notice kind="danger" role="alert">
                  {refused.problem}
                </Notice>
              )}
              <Button type="submit" tone="action" big wide busy={busy}>
                {texts.toDetails}
              </Button>
              <MissingMethods />
            </>
          }
        >
          <Prices refresh={refresh} />
        </Summary>
      </Form>
      {picker.draw((shipperId) => {
        const shipper = shippers.find(({ id }) => id === shipperId)
        return shipper
          ? {
              shipper,
              chosen: branch?.id ?? null,
              onClose: picker.close,
              onChoose: (point) => {
                setFound(null)
                chooseBranch(point)
                picker.close()
              },
            }
          : null
      })}
    </>
  )
}

/** Shipping and payment, with the total for the choice beside them. */
function MethodsPage({ data }: { readonly data: MethodsData }) {
  const refused = useActionData() as MethodsRefusal | undefined
  const { steps } = useTheme('shipping_and_payment')
  const { cart, shippers, payments, countries, offer } = data
  const choice = refused?.choice ?? data.choice
  const store = useNewCheckout({
    initial: {
      ...{ cart, shippers, payments, choice },
      ...(offer.gifts.length > 0 && { gifts: offer.gifts }),
      branch: refused?.branch ?? data.branch,
      slots: data.slots[choice.shipper ?? 0] ?? [],
      inputs: { ...emptyCheckoutInputs, ...countries },
      // details belong to the next step
      context: { requiredAddress: false, theme: defaultTheme.pages.delivery_details },
    },
    storage: { choice: choiceStorage },
    messages: basicMessages,
    calendar,
  })
  return (
    <CheckoutProvider store={store}>
      <div className="page wrap checkout">
        {steps && <Steps current="methods" />}
        <h1>{texts.title}</h1>
        <MethodsForm data={data} refused={refused} />
      </div>
    </CheckoutProvider>
  )
}

export const head: PageHead<MethodsData> = () => ({ title: texts.title })

/** `/kosik/doprava-a-platba` */
export function Component() {
  return <MethodsPage data={useLoaderData() as MethodsData} />
}
