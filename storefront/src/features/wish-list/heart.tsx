import { Suspense, useMemo } from 'react'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { later } from '../../lib/browser/later.tsx'
import type { HeartProps } from './heart-button.tsx'

const isCustomer = () => document.cookie.split('; ').includes('vanek_auth=1')

// a signed-in customer may have a wish list, so the heart loads at once; a guest's is a form
const HeartButton = import.meta.env.SSR
  ? (await import('./heart-button.tsx')).HeartButton
  : later(
      () => import('./heart-button.tsx').then((own) => own.HeartButton),
      isCustomer() ? Promise.resolve() : '.heart',
    )

/**
 * The heart of the wish list, if the shop has one (B6.10): the server's HTML is a form until the scripts have loaded.
 */
export function Heart({ variantId, name, text, wished }: HeartProps) {
  const on = useIsOn('wish_list')
  // memoized: an update before the scripts have loaded would discard the server's HTML
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
