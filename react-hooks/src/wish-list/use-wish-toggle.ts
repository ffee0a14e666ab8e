import type { SubmitButtonProps } from '../form/field-form.ts'
import { useBinding } from '../provider/context.ts'
import { useSession } from '../session/use-session.ts'
import { useWishPart } from './use-wish-list.ts'

/** A button that marks a variant. */
export interface UseWishToggleResult {
  /** Whether the variant is in the wish list. */
  readonly isWished: boolean
  /** Whether it is being added or removed. The button stays usable meanwhile. */
  readonly isPending: boolean
  /** Props of the button, which submits its form while the provider has no wish list. */
  readonly buttonProps: SubmitButtonProps & {
    /** Whether the variant is in the wish list. */
    readonly 'aria-pressed': boolean
    /** Adds or removes the variant. */
    readonly onClick: (event: {
      /** Stops the form from being posted. */
      preventDefault(): void
    }) => void
  }
}

/**
 * A button that adds a variant to the wish list or removes it. The change is optimistic and rolled back if it fails. A
 * guest gets a notice to sign in; for guests the button has `aria-disabled`. Put it into a form that posts the same
 * without scripts.
 *
 * @param variantId - Id of the variant.
 * @returns Whether the variant is on the list, and the props of the button.
 * @example
 * ```tsx
 * const { buttonProps, isWished } = useWishToggle(variantId)
 * return <form method="post" action="/wish-list">
 *   <input type="hidden" name="variantId" value={variantId} />
 *   <button {...buttonProps} aria-label="Wish list">{isWished ? '♥' : '♡'}</button>
 * </form>
 * ```
 */
export function useWishToggle(variantId: number): UseWishToggleResult {
  const { wishList } = useBinding()
  const isWished = useWishPart(({ variantIds }) => variantIds.has(variantId))
  const isPending = useWishPart(({ pending }) => pending.has(variantId))
  const isGuest = useSession(({ status }) => status === 'guest')
  return {
    isWished,
    isPending,
    buttonProps: {
      type: 'submit',
      'aria-pressed': isWished,
      'aria-disabled': isGuest,
      onClick: (event) => {
        if (!wishList) return
        event.preventDefault()
        void wishList.toggle(variantId)
      },
    },
  }
}
