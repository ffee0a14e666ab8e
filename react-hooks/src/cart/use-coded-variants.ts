import type { ShopError } from '@vanek/sdk'
import { type VariantByCode, getVariantsByCodes } from '@vanek/sdk/bulk-order'
import { useEffect, useMemo, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'

/** Variants that are looked up by their codes. */
export interface CodedVariants {
  /** Variants by their codes, without unknown codes; null until the first response. */
  readonly found: ReadonlyMap<string, VariantByCode> | null
  /** Whether codes are being looked up. */
  readonly isPending: boolean
  /** Why codes could not be looked up; null otherwise. */
  readonly error: ShopError | null
}

interface Answers {
  /** Every code looked up so far; null if there is no such variant. */
  readonly known: ReadonlyMap<string, VariantByCode | null>
  readonly error: ShopError | null
}

/** Debounce of the look-up. */
const debounceMs = 300

/** Looks up codes while they are typed, each once. */
export function useCodedVariants(codes: readonly string[]): CodedVariants {
  const shop = useShop()
  const [{ known, error }, setAnswers] = useState<Answers>({ known: new Map(), error: null })
  const requested = [...new Set(codes)].filter((code) => !known.has(code))
  const key = JSON.stringify(requested)

  useEffect(() => {
    const wanted = JSON.parse(key) as string[]
    if (wanted.length === 0) return
    const stop = new AbortController()
    const { signal } = stop
    const look = async () => {
      await shop.config.clock.sleep(debounceMs, signal)
      const answer = await getVariantsByCodes(shop, { codes: wanted }, { signal })
      if (!answer.ok) return setAnswers((before) => ({ ...before, error: answer.error }))
      const byCode = new Map(answer.data.map((variant) => [variant.code, variant]))
      return setAnswers((before) => ({
        known: new Map([...before.known, ...wanted.map((code) => [code, byCode.get(code) ?? null] as const)]),
        error: null,
      }))
    }
    look().catch((reason: unknown) => {
      if (!signal.aborted) throw reason
    })
    return () => stop.abort()
  }, [key, shop])

  const found = useMemo(
    () => (known.size > 0 ? new Map([...known].flatMap(([code, own]) => (own ? [[code, own]] : []))) : null),
    [known],
  )
  return { found, isPending: requested.length > 0 && !error, error }
}
