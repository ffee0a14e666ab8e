import type { TextInput } from '@vanek/sdk/checkout'
import { useCheckoutStore } from '../checkout/checkout-provider.tsx'
import { useCheckout } from '../checkout/use-checkout.ts'

/** What a service of address validation thinks of an input, where that does not stand in the way of the order. */
export interface InputNotice {
  /** What to say, a code of the messages; null when there is nothing to say, or an issue says more. */
  readonly code: 'verdict_warning' | 'verdict_unknown' | null
  /** What was probably meant. */
  readonly suggestion: string | null
  /** For the button that fills it in. */
  readonly suggestionButtonProps: { readonly type: 'button'; readonly onClick: () => void }
  /** For the element that says it; it has to be there before to be read out. */
  readonly statusProps: { readonly id: string; readonly role: 'status' }
}

/**
 * The notice of a validation service for one checkout input: the value is doubtful or could not be checked,
 * with a suggestion. An invalid value is an issue of `useCheckoutField`; the notice then only adds the suggestion.
 *
 * ```tsx
 * const { code, suggestion, suggestionButtonProps, statusProps } = useInputVerdict('email')
 * return (
 *   <span {...statusProps}>
 *     {code && cs[code]}
 *     {suggestion && <button {...suggestionButtonProps}>{fillIn(cs.verdict_suggestion, { suggestion })}</button>}
 *   </span>
 * )
 * ```
 */
export function useInputVerdict(name: TextInput): InputNotice {
  const store = useCheckoutStore()
  const verdict = useCheckout(({ verdicts }) => verdicts[name])
  const isRefused = useCheckout(({ issues }) => issues[name] !== undefined)
  const isSaid = !isRefused && (verdict?.result === 'warning' || verdict?.result === 'unknown')
  return {
    code: isSaid ? `verdict_${verdict.result}` : null,
    suggestion: verdict?.suggestion ?? null,
    suggestionButtonProps: { type: 'button', onClick: () => store.takeSuggestion(name) },
    statusProps: { id: `${name}-notice`, role: 'status' },
  }
}
