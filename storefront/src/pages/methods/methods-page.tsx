import { CheckoutProvider, useNewCheckout } from '@vanek/react-hooks'
import { emptyInputs } from '@vanek/sdk/checkout'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { defaultTheme } from '@vanek/sdk/settings'
import { useActionData } from 'react-router-dom'
import { calendar } from '../../market/calendar.ts'
import { useTheme } from '../../entities/shop/use-theme.ts'
import { keptChoice } from '../../features/checkout/methods/kept-choice.ts'
import type { MethodsData } from '../../features/checkout/methods/load-methods.ts'
import { Steps } from '../../features/checkout/order/steps.tsx'
import type { MethodsRefusal } from './action.ts'
import { MethodsForm } from './methods-form.tsx'

/** Shipping and payment, with the sum for the choice beside them. */
export function MethodsPage({ data }: { readonly data: MethodsData }) {
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
      inputs: { ...emptyInputs, ...countries },
      // the details are the next step's
      context: { requiredAddress: false, theme: defaultTheme.pages.delivery_details },
    },
    memory: { choice: keptChoice },
    messages: csBasics,
    calendar,
  })
  return (
    <CheckoutProvider store={store}>
      <div className="page wrap checkout">
        {steps && <Steps current="methods" />}
        <h1>Doprava a platba</h1>
        <MethodsForm data={data} refused={refused} />
      </div>
    </CheckoutProvider>
  )
}
