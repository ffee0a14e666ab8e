import type { ShopError } from '@vanek/sdk'
import { type AnyOrder, getOrder, type OrderKey } from '@vanek/sdk/orders'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'

/** An order as it was read last, and how reading it went. */
export interface OrderRead {
  /** The order; also while it is read anew, and when that failed. Null while nothing is known. */
  readonly data: AnyOrder | null
  /** Why the last reading failed; null when it did not. An order of somebody else is `not_found`. */
  readonly error: ShopError | null
  /** `pending` while nothing is known. */
  readonly status: 'pending' | 'success' | 'error'
  readonly isFetching: boolean
  /** Reads it anew. */
  readonly refetch: () => Promise<void>
}

export interface OrderReadOptions<T extends AnyOrder> {
  /** The order as the page came with it: then it is not read at once. A new one replaces what was read before. */
  readonly initial?: T
  /** After how long out of sight the order is read anew when the page is looked at; 15 000 ms unless told. */
  readonly staleMs?: number
}

interface Answer {
  readonly about: string
  readonly initial: AnyOrder | undefined
  readonly data: AnyOrder | null
  readonly error: ShopError | null
}

/**
 * An order of the customer by its `id`, or any by its `token`, `current` at a storefront server. It is read anew when
 * the page comes back into sight, so that it shows what happened meanwhile. A failure leaves what is there.
 *
 * ```tsx
 * const { data, status, refetch } = useOrder({ token: 'current' })
 * ```
 */
export function useOrder<T extends AnyOrder>(
  order: OrderKey,
  { initial, staleMs = 15_000 }: OrderReadOptions<T> = {},
): OrderRead {
  const shop = useShop()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [asking, setAsking] = useState(0)
  const asked = useRef({ at: 0, count: 0 })
  const id = 'id' in order ? order.id : null
  const token = 'token' in order ? order.token : ''
  const about = id === null ? `token/${token}` : `id/${id}`

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const own = { at: Date.now(), count: asked.current.count + 1 }
      asked.current = own
      const options = signal ? { signal } : {}
      setAsking((count) => count + 1)
      const read = await getOrder(shop, id === null ? { token } : { id }, options).finally(() =>
        setAsking((count) => count - 1),
      )
      // of two answers that to the later question counts
      if (signal?.aborted || own !== asked.current) return
      setAnswer((before) => ({
        ...{ about, initial },
        data: read.ok ? read.data : before?.about === about && before.initial === initial ? before.data : null,
        error: read.ok ? null : read.error,
      }))
    },
    [shop, id, token, about, initial],
  )

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // an abort throws, and nobody is left to tell
    const quietly = () => void ask(signal).catch(() => undefined)
    const seen = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked.current.at >= staleMs) quietly()
    }
    if (initial) asked.current = { at: Date.now(), count: asked.current.count + 1 }
    else quietly()
    document.addEventListener('visibilitychange', seen, { signal })
    return () => controller.abort()
  }, [ask, initial, staleMs])

  const own = answer?.about === about && answer.initial === initial ? answer : null
  const data = own?.data ?? initial ?? null
  const error = own?.error ?? null
  return {
    ...{ data, error },
    status: error ? 'error' : data ? 'success' : 'pending',
    isFetching: asking > 0 || (data === null && error === null),
    refetch: useCallback(() => ask(), [ask]),
  }
}
