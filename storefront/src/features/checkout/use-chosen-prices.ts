import { useShop } from '@vanek/react-hooks'
import { type Cart, getCart } from '@vanek/sdk/cart'
import type { PartialChoice } from '@vanek/sdk/checkout'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The cart priced by the back end for the choice as it is being made. While an answer is on its way the old one is
 * shown as not final; of two answers the later choice wins.
 */
export function useChosenPrices(initial: Cart) {
  const shop = useShop()
  const [answer, setAnswer] = useState<{ cart: Cart; stale: boolean } | null>(null)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])

  const ask = useCallback(
    async ({ shipper, payment }: PartialChoice) => {
      under.current?.abort()
      const own = new AbortController()
      under.current = own
      setAnswer((before) => ({ cart: before?.cart ?? initial, stale: true }))
      const selection = { ...(shipper && { shipperId: shipper }), ...(payment && { paymentId: payment }) }
      try {
        const result = await getCart(shop, { ...selection, signal: own.signal })
        if (own.signal.aborted) return
        setAnswer((before) => ({ cart: result.ok ? result.data : (before?.cart ?? initial), stale: !result.ok }))
      } catch (error) {
        if (!own.signal.aborted) throw error
      }
    },
    [shop, initial],
  )
  return { cart: answer?.cart ?? initial, stale: answer?.stale ?? false, ask }
}
