import { Suspense, useEffect, useMemo } from 'react'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { later } from '../../lib/browser/later.tsx'
import type { HeartProps } from './heart-button.tsx'

const isCustomer = () => document.cookie.split('; ').includes('vanek_auth=1')

let show: () => void
const shown = new Promise<void>((resolve) => (show = resolve))

/** In place of a heart that the server has not rendered, such as that of a recommended product. */
function Missing() {
  useEffect(() => show(), [])
  return null
}

// a signed-in customer may have a wish list, so the heart loads at once; a guest's is a form
const HeartButton = import.meta.env.SSR
  ? (await import('./heart-button.tsx')).HeartButton
  : later(
      () => import('./heart-button.tsx').then((own) => own.HeartButton),
      isCustomer() ? Promise.resolve() : '.heart',
      shown,
    )

/**
 * The heart of the wish list, if the shop has one (B6.10): the server's HTML is a form until the scripts have loaded.
 */
export function Heart({ variantId, name, text, wished }: HeartProps) {
  const on = useIsOn('wish_list')
  // memoized: an update before the scripts have loaded would discard the server's HTML
  const heart = useMemo(
    () => (
      <Suspense fallback={<Missing />}>
        <HeartButton {...{ variantId, name, text, wished }} />
      </Suspense>
    ),
    [variantId, name, text, wished],
  )
  return on ? heart : null
}
