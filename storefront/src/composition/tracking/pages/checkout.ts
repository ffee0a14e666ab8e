import { viewCartEvent, beginCheckoutEvent, checkoutMethodsEvents, purchaseEvent } from '@vanek/sdk/tracking'
import type { CartData } from '../../../pages/cart/data.ts'
import type { DetailsData } from '../../../pages/details/data.ts'
import type { FinishedData } from '../../../pages/finished/data.ts'
import type { MethodsData } from '../../../features/checkout/methods/load-methods.ts'
import type { TellPage } from './page-told.ts'

/** First step. */
export const tellCart: TellPage<CartData> = ({ cart }, { settings }) => ({ events: [viewCartEvent(cart, settings)] })

/** Second step. */
export const tellMethods: TellPage<MethodsData> = ({ cart }, { settings }) => ({
  events: [beginCheckoutEvent(cart, settings)],
})

/** Third step; reports the methods chosen in the second. */
export const tellDetails: TellPage<DetailsData> = (data, { settings }) =>
  data.verifying ? {} : { events: checkoutMethodsEvents(data.cart, data, settings) }

/** The placed order. */
export const tellFinished: TellPage<FinishedData> = ({ order }) => ({ events: [purchaseEvent(order)] })
