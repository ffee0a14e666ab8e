import { useNoticeActions, useSessionActions, useShop, useUser } from '@vanek/react-hooks'
import type { WishListStore } from '@vanek/sdk/account'
import { useContext, useEffect } from 'react'
import { LateStores } from '../../app/late-stores.ts'
import { readWishesOf, wishListIn } from './wish-list-store.ts'

/** The wish list of the page; read when somebody is signed in. */
export function useWishListStore(): WishListStore {
  const stores = useContext(LateStores)
  const shop = useShop()
  const notices = useNoticeActions()
  const session = useSessionActions()
  const owner = useUser()?.id ?? null
  useEffect(() => readWishesOf(stores, owner), [stores, owner])
  return wishListIn(stores, { shop, notices, onUnauthorized: () => session?.expire() })
}
