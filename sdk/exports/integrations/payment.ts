/**
 * The port of payment providers: what a shopper does to pay, and widgets that pay inside the shop.
 *
 * @example
 * ```ts
 * const step = paymentStep({ redirectUrl: 'https://pay.example/1' })
 * ```
 * @module
 */
export { paymentStep, type PaymentStep } from '../../src/integrations/payment/step.ts'
export type {
  PaymentPolicy,
  PaymentStart,
  PaymentWidget,
  PaymentWidgetParams,
} from '../../src/integrations/payment/types.ts'
