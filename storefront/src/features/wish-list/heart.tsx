import { lazy, Suspense, useMemo } from 'react'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { firstSign } from '../../lib/browser/later.tsx'
import type { HeartProps } from './heart-button.tsx'

/** Who is signed in may have marked it already; everybody else needs the scripts of a heart when they come near it. */
const wanted = async () => (document.cookie.split('; ').includes('vanek_auth=1') ? undefined : firstSign)

const HeartButton = import.meta.env.SSR
  ? (await import('./heart-button.tsx')).HeartButton
  : lazy(async () => {
      await wanted()
      return { default: (await import('./heart-button.tsx')).HeartButton }
    })

/** The heart of the wish list, where the shop has one (B6.10): what the server wrote is a form until its scripts are there. */
export function Heart({ variantId, name, text, wished }: HeartProps) {
  const on = useIsOn('wish_list')
  // made once for what it shows: an update before its scripts are there would throw away what the server wrote
  const heart = useMemo(
    () => (
      <Suspense>
        <HeartButton {...{ variantId, name, text, wished }} />
      </Suspense>
    ),
    [variantId, name, text, wished],
  )
  return on ? heart : null
}
