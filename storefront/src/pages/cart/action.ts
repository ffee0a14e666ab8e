import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../app/env.ts'
import { type CartIntent, cartIntentFrom } from '../../features/cart/intent.ts'
import { performCartIntent } from '../../features/cart/perform.ts'
import { formOf } from '../../features/checkout/form-of.ts'
import { stepPaths } from '../../features/checkout/paths.ts'

/** Why a form of the cart was refused, and which one. */
export interface CartRefusal {
  readonly kind: CartIntent['kind'] | null
  readonly itemId: number | null
  readonly text: string
  /** The coupon as it was typed. */
  readonly couponCode: string
}

const refusal = (intent: CartIntent | null, text: string) =>
  data<CartRefusal>(
    {
      kind: intent?.kind ?? null,
      itemId: intent && 'itemId' in intent ? intent.itemId : null,
      text,
      couponCode: intent?.kind === 'coupon' ? intent.code : '',
    },
    { status: 422 },
  )

/** Adds, sets, removes, takes a coupon: what the forms of product and cart post. Leads back to the cart. */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const intent = cartIntentFrom(await formOf(request))
  if (!intent) return refusal(null, cs.validation)
  if (intent.kind === 'coupon' && intent.code === '') return refusal(intent, 'Napište prosím kód kupónu.')
  const result = await performCartIntent(shop, intent)
  return result.ok ? redirect(stepPaths.index, 303) : refusal(intent, errorText(cs, result.error))
}
