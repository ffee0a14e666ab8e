import { useNoticeActions } from '@vanek/react-hooks'
import type { CartPrices } from '@vanek/sdk/cart'
import { keptGifts } from '@vanek/sdk/checkout'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { GiftOffer } from './load-gifts.ts'

/** Says which gifts had to be given up, and forgets them as soon as the cart no longer reaches them (C4.40). */
export function useKeptGifts({ gifts, chosen, lost }: GiftOffer, prices: CartPrices, stale: boolean): void {
  const { show } = useNoticeActions()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    for (const id of lost) {
      const name = gifts.find((gift) => gift.id === id)?.name ?? 'který jste měli vybraný'
      show({ kind: 'info', text: `Dárek ${name} k tomuto košíku už dát nemůžeme.` })
    }
  }, [lost, gifts, show])

  useEffect(() => {
    if (stale || gifts.length === 0) return
    if (keptGifts(chosen, gifts, prices).length === chosen.length) return
    // the loader forgets what was lost and names it
    void revalidate()
  }, [gifts, chosen, prices, stale, revalidate])
}
