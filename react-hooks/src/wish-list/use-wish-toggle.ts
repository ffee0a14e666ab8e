import { useBinding } from '../provider/context.ts'
import { useSession } from '../session/use-session.ts'
import { useWishPart } from './use-wish-list.ts'

/** Props of a heart. */
export interface WishToggle {
  /** Whether the variant is in the wish list. */
  readonly isWished: boolean
  /** Whether it is being added or removed; pressing again is fine. */
  readonly isPending: boolean
  /** For a button, which posts its form as long as there is no wish list. */
  readonly buttonProps: {
    readonly type: 'submit'
    readonly 'aria-pressed': boolean
    /** A guest may press it, but is only told to sign in. */
    readonly 'aria-disabled': boolean
    readonly onClick: (event: { preventDefault(): void }) => void
  }
}

/**
 * A heart that adds the variant to the wish list and removes it; it answers at once. Somebody who is not signed in
 * is told so by a notice, and a failure puts it back. Put it into a form that posts the same without
 * scripts.
 *
 * ```tsx
 * const { buttonProps, isWished } = useWishToggle(variantId)
 * return <form method="post" action="/uzivatel/oblibene">
 *   <input type="hidden" name="variantId" value={variantId} />
 *   <button {...buttonProps} aria-label="Oblíbené">{isWished ? '♥' : '♡'}</button>
 * </form>
 * ```
 */
export function useWishToggle(variantId: number): WishToggle {
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
