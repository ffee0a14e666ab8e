import type { CheckoutTextField } from '@vanek/sdk/checkout'
import { useCheckoutStore } from '../checkout/checkout-provider.tsx'
import { useCheckout } from '../checkout/use-checkout.ts'
import type { StatusProps } from '../form/field-form.ts'

/** Notice of a validation service about an input. It does not prevent the order. */
export interface UseAddressValidationResult {
  /** Code of the message; null if there is none, or if the input has an issue. */
  readonly code: 'verdict_warning' | 'verdict_unknown' | null
  /** The suggested correction; null if the service has none. */
  readonly suggestion: string | null
  /** Props of the button that fills the suggestion in. */
  readonly suggestionButtonProps: {
    /** Always `button`. */
    readonly type: 'button'
    /** Fills the suggestion in. */
    readonly onClick: () => void
  }
  /** Props of the element with the notice. Render it from the start, or screen readers miss its text. */
  readonly statusProps: StatusProps & {
    /** For the `aria-describedby` of the input. */
    readonly id: string
  }
}

/**
 * The notice of a validation service for one checkout input: the value is doubtful or could not be checked,
 * with a suggestion. An invalid value is an issue of `useCheckoutField`; the notice then only adds the suggestion.
 *
 * @param name - Name of the input.
 * @returns Code of the notice (null without one), a suggested correction, and the props of both.
 * @example
 * ```tsx
 * const { code, suggestion, suggestionButtonProps, statusProps } = useAddressValidation('email')
 * return (
 *   <span {...statusProps}>
 *     {code && en[code]}
 *     {suggestion && <button {...suggestionButtonProps}>{interpolate(en.verdict_suggestion, { suggestion })}</button>}
 *   </span>
 * )
 * ```
 */
export function useAddressValidation(name: CheckoutTextField): UseAddressValidationResult {
  const store = useCheckoutStore()
  const result = useCheckout(({ validationResults: results }) => results[name])
  const isRefused = useCheckout(({ issues }) => issues[name] !== undefined)
  const isShown = !isRefused && (result?.result === 'warning' || result?.result === 'unknown')
  return {
    code: isShown ? `verdict_${result.result}` : null,
    suggestion: result?.suggestion ?? null,
    suggestionButtonProps: { type: 'button', onClick: () => store.applySuggestion(name) },
    statusProps: { id: `${name}-notice`, role: 'status' },
  }
}
