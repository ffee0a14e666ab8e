import type { CompanyLookupStatus } from '@vanek/sdk/checkout'
import type { StatusProps } from '../form/field-form.ts'
import { useCheckoutStore } from './checkout-provider.tsx'
import { useCheckout } from './use-checkout.ts'

/** A button beside the input for a company id. */
export interface UseCompanyLookupResult {
  /** `idle`, `pending`, or how the last look-up ended. */
  readonly status: CompanyLookupStatus
  /** Props of the button. */
  readonly buttonProps: {
    /** Always `button`. */
    readonly type: 'button'
    /** Looks the company up. */
    readonly onClick: () => void
    /** Set while a look-up is pending; the button keeps the focus, unlike a `disabled` one. */
    readonly 'aria-disabled': boolean
  }
  /** Props of the element with the result. */
  readonly statusProps: StatusProps
}

/**
 * Fills in the name, VAT number and address of the company with the typed number. The inputs stay editable meanwhile.
 * If the number is not found, unedited values of an earlier company are removed; other failures change nothing.
 *
 * @returns The progress of the lookup, and the props of its button and status.
 * @example
 * ```tsx
 * const { buttonProps, statusProps, status } = useCompanyLookup()
 * return <p><button {...buttonProps}>Fill in</button> <span {...statusProps}>{status}</span></p>
 * ```
 */
export function useCompanyLookup(): UseCompanyLookupResult {
  const store = useCheckoutStore()
  const status = useCheckout(({ company }) => company)
  const busy = status === 'pending'
  return {
    status,
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
