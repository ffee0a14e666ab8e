import { useNoticeActions } from '@vanek/react-hooks'
import type { CartPrices } from '@vanek/sdk/cart'
import { keptGifts } from '@vanek/sdk/checkout'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { browserCookies } from '../../lib/session/browser-cookies.ts'
import { keepGifts } from '../../entities/cart/choice-cookie.ts'
import type { GiftOffer } from '../../entities/cart/load-gifts.ts'

/**
 * Says which gifts had to be given up, and forgets them as soon as the cart no longer reaches them (C4.40). It does not wait
 * for the loader to name them: an answer that another one overtakes is never shown, and names them only once.
 */
export function useKeptGifts({ gifts, chosen, lost }: GiftOffer, prices: CartPrices, stale: boolean): void {
  const { show } = useNoticeActions()
  const { revalidate } = useRevalidator()
  const said = useRef<readonly number[]>([])

  useEffect(() => {
    const kept = stale || gifts.length === 0 ? chosen : keptGifts(chosen, gifts, prices)
    const gone = [...new Set([...lost, ...chosen.filter((id) => !kept.includes(id))])]
    for (const id of gone) {
      if (said.current.includes(id)) continue
      const name = gifts.find((gift) => gift.id === id)?.name ?? 'který jste měli vybraný'
      show({ kind: 'info', text: `Dárek ${name} k tomuto košíku už dát nemůžeme.` })
    }
    said.current = gone
    if (kept.length === chosen.length) return
    // at once, so that more goods a moment later do not bring back what was said to be lost
    keepGifts(browserCookies, kept)
    void revalidate()
  }, [gifts, chosen, lost, prices, stale, show, revalidate])
}
