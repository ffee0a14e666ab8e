import type { CompanyLookup } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { useCheckout } from './use-checkout.ts'

/** The button beside a company id. */
export interface CompanyLookupButton {
  readonly state: CompanyLookup
  readonly buttonProps: { readonly type: 'button'; readonly onClick: () => void; readonly 'aria-disabled': boolean }
  /** For the element that says how it went; it has to be there from the start to be read out. */
  readonly statusProps: { readonly role: 'status' }
}

/**
 * Fills in the company whose id is typed: its name, VAT id and address. Until the answer is there everything can
 * be typed by hand, and a failure changes nothing.
 *
 * ```tsx
 * const { buttonProps, statusProps, state } = useCompanyLookup()
 * return <p><button {...buttonProps}>Doplnit údaje</button> <span {...statusProps}>{state}</span></p>
 * ```
 */
export function useCompanyLookup(): CompanyLookupButton {
  const store = useCheckoutStore()
  const state = useCheckout(({ company }) => company)
  const busy = state === 'pending'
  return {
    state,
    buttonProps: {
      type: 'button',
      onClick: () => {
        if (!busy) void store.lookUpCompany()
      },
      'aria-disabled': busy,
    },
    statusProps: { role: 'status' },
  }
}
