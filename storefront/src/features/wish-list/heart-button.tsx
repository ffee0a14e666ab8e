import * as texts from '#texts/features/wish-list'
import {
  ShopParts,
  useWishList,
  useWishToggle,
  useNoticeActions,
  useSessionActions,
  useShop,
  useUser,
} from '@vanek/react-hooks'
import { Icon } from '../../ui/icon.tsx'
import { accountPaths } from '#market/paths'
import type { WishListStore } from '@vanek/sdk/account'
import { useContext, useEffect } from 'react'
import { LateStores } from '../../lib/visitor/late-stores.ts'
import { loadWishListOf, wishListIn } from './wish-list-store.ts'

/** The wish list of the page; loaded if a customer is signed in. */
function useWishListStore(): WishListStore {
  const stores = useContext(LateStores)
  const shop = useShop()
  const notices = useNoticeActions()
  const session = useSessionActions()
  const owner = useUser()?.id ?? null
  useEffect(() => loadWishListOf(stores, owner), [stores, owner])
  return wishListIn(stores, { shop, notices, onUnauthorized: () => session?.expire() })
}

export interface HeartProps {
  readonly variantId: number
  readonly name: string
  /** Shows a text; otherwise only an icon on a picture. */
  readonly text?: boolean | undefined
  /** Whether the variant is in the wish list, according to the server. */
  readonly wished?: boolean | undefined
}

function Toggle({ variantId, name, text, wished = false }: HeartProps) {
  const { buttonProps, isWished } = useWishToggle(variantId)
  const { loaded } = useWishList()
  const marked = loaded ? isWished : wished
  return (
    <form method="post" action={accountPaths.favourites}>
      <input type="hidden" name="intent" value={marked ? 'unmark' : 'mark'} />
      <input type="hidden" name="variantId" value={variantId} />
      <button
        {...buttonProps}
        className={text ? 'heart heart-text small' : 'heart'}
        aria-pressed={marked}
        aria-label={texts.favouriteOf(name)}
        data-tip={marked ? texts.remove : texts.add}
      >
        <Icon name="heart" />
        {text && texts.favourite}
      </button>
    </form>
  )
}

/** Adds a variant to the wish list or removes it (B4.10). */
export function HeartButton(props: HeartProps) {
  return (
    <ShopParts wishList={useWishListStore()}>
      <Toggle {...props} />
    </ShopParts>
  )
}
