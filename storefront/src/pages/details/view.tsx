import * as texts from '#texts/pages/details'
import { CheckoutProvider, useShop } from '@vanek/react-hooks'
import { createCheckoutStore, ownedStorage, type StorageOwner } from '@vanek/sdk/checkout'
import type { StoragePort } from '@vanek/sdk/storage'
import { useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router-dom'
import { lateValidation } from '../../entities/address/late-help.ts'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { RemovedLines } from '../../features/checkout/order/removed-lines.tsx'
import { Steps } from '../../features/checkout/order/steps.tsx'
import { Verifying } from '../../features/checkout/placing/verifying.tsx'
import { wrongInputs } from '../../features/details/error-summary.tsx'
import { FieldMessagesProvider } from '../../features/details/fields/field-messages.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { tabInputs } from '../../lib/session/verifying-cookie.ts'
import { calendar } from '../../market/calendar.ts'
import type { DetailsAnswer } from './action.ts'
import type { DetailsData } from './data.ts'
import { OrderForm } from './details-form.tsx'

/**
 * Storage of typed input, for going back and for reloads: the session storage of the tab. Input of another customer is
 * dropped. A guest who signs in keeps theirs.
 */
const inputStorageOf = (owner: StorageOwner): StoragePort => ownedStorage(tabInputs, { owner, fromGuest: true })

/**
 * Reloads a page restored from the back/forward cache: Back from the payment would otherwise show a form whose order is
 * already placed.
 */
function useReloadOnReturn(): void {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
}

export interface OrderingProps {
  readonly data: Extract<DetailsData, { verifying: false }>
  readonly answer: DetailsAnswer | undefined
}

/** The form with its store: typed input, known errors and the last response. */
function Ordering({ data, answer }: OrderingProps) {
  const shop = useShop()
  const isHelped = useIsOn('address_validation')
  const [store] = useState(() => {
    const { cart, shippers, payments, branch, seen, known, addresses, owner } = data
    const inputs = answer?.inputs ?? known
    const { choice, context } = seen
    const initial = { cart, shippers, payments, branch, choice, inputs, prefilled: known, addresses, context }
    const addressValidation = isHelped ? lateValidation(shop) : undefined
    return createCheckoutStore(shop, {
      initial,
      calendar,
      storage: { inputs: inputStorageOf(owner) },
      addressValidation,
    })
  })
  useReloadOnReturn()
  return (
    <CheckoutProvider store={store}>
      <FieldMessagesProvider
        texts={answer?.errors}
        first={answer && wrongInputs(answer.errors)[0]}
        company={answer?.company}
        remark={answer?.remark}
      >
        <OrderForm data={data} answer={answer} />
      </FieldMessagesProvider>
    </CheckoutProvider>
  )
}

/** Delivery details and the order, or the page that waits for a lost response. */
function DetailsPage(data: DetailsData) {
  const answer = useActionData() as DetailsAnswer | undefined
  const verifying = answer?.verifying
  return (
    <div className="page wrap checkout">
      <Steps current="info" />
      {verifying || data.verifying ? (
        <Verifying sent={verifying?.sent ?? null} seen={verifying?.seen ?? null} inputs={answer?.inputs ?? null} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <RemovedLines lines={data.removed} cart={data.cart} />
          <Ordering key={data.owner} data={data} answer={answer} />
        </>
      )}
    </div>
  )
}

export const head: PageHead<DetailsData> = () => ({ title: texts.title })

/** Whether the order could not be sent, or its result is unknown. */
const isOutage = (answer: DetailsAnswer | undefined): boolean =>
  Boolean(answer?.verifying ?? (answer?.problem && answer.problem.mendAt === null))

/**
 * An error may be caused by changed data, so the page revalidates after every response to the form. A later
 * revalidation by the page would drop the action data. In an outage it would fail as well, and take the form away.
 */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  !isOutage(args.actionResult as DetailsAnswer | undefined) &&
  (args.defaultShouldRevalidate || args.formMethod !== undefined)

/** `/kosik/dodaci-udaje` */
export function Component() {
  return <DetailsPage {...(useLoaderData() as DetailsData)} />
}
