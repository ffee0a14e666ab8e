import { useShop } from '@vanek/react-hooks'
import type { Order } from '@vanek/sdk/checkout'
import { useContext, useEffect, useRef } from 'react'
import { useShell } from '../../entities/shop/use-shell.ts'
import type { ConversionScripts } from '../../lib/page/env.ts'
import { LateStores } from '../../lib/visitor/late-stores.ts'

const patienceMs = 2_000

/** Resolves when the page is loaded and the browser has nothing to do; for what nobody waits for. */
const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patienceMs })
      else setTimeout(resolve, patienceMs / 10)
    }
    if (document.readyState === 'complete') settle()
    else addEventListener('load', settle, { once: true })
  })

/** Tells services of the order when the page is there; whatever becomes of that, the page knows nothing of it. */
export function useAfterOrder(order: Order, scripts: ConversionScripts): void {
  const shop = useShop()
  const shell = useShell()
  const late = useContext(LateStores)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    whenQuiet()
      .then(() => import('./tell-services.ts'))
      .then(({ tellServices }) => tellServices(shop, { order, scripts, shell, late }))
      // the order stands; at the next load it is tried again
      .catch(() => {})
  }, [shop, shell, order, scripts, late])
}
