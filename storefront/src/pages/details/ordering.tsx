import { CheckoutProvider, useShop } from '@vanek/react-hooks'
import { createCheckoutStore } from '@vanek/sdk/checkout'
import { useState } from 'react'
import { calendar } from '../../market/calendar.ts'
import { useIsOn } from '../../entities/shop/use-is-on.ts'
import { lateValidation } from '../../entities/address/late-validation.ts'
import { wrongInputs } from '../../features/details/error-summary.tsx'
import { keptInputsOf } from '../../features/details/sending/kept-inputs.ts'
import { SaidProvider } from '../../features/details/fields/said.tsx'
import { useReloadOnReturn } from '../../features/payment/use-reload-on-return.ts'
import type { DetailsAnswer } from './action.ts'
import { OrderForm } from './details-form.tsx'
import type { DetailsData } from './data.ts'

export interface OrderingProps {
  readonly data: Extract<DetailsData, { verifying: false }>
  readonly answer: DetailsAnswer | undefined
}

/** The form with all that it is wired to: what is typed, what is known to be wrong, and what the last answer said. */
export function Ordering({ data, answer }: OrderingProps) {
  const shop = useShop()
  const isHelped = useIsOn('address_validation')
  const [store] = useState(() => {
    const { cart, shippers, payments, branch, seen, known, addresses, owner } = data
    const inputs = answer?.inputs ?? known
    const { choice, context } = seen
    const initial = { cart, shippers, payments, branch, choice, inputs, known, addresses, context }
    const addressValidation = isHelped ? lateValidation(shop) : undefined
    return createCheckoutStore(shop, { initial, calendar, memory: { inputs: keptInputsOf(owner) }, addressValidation })
  })
  useReloadOnReturn()
  return (
    <CheckoutProvider store={store}>
      <SaidProvider
        texts={answer?.errors}
        first={answer && wrongInputs(answer.errors)[0]}
        company={answer?.company}
        remark={answer?.remark}
      >
        <OrderForm data={data} answer={answer} />
      </SaidProvider>
    </CheckoutProvider>
  )
}
