import { useShop } from '@vanek/react-hooks'
import type { Order } from '@vanek/sdk/checkout'
import { useContext, useEffect, useRef } from 'react'
import { useShell } from '../../entities/shop/use-shell.ts'
import type { ConversionScripts } from '../../lib/page/env.ts'
import { LateStores } from '../../lib/visitor/late-stores.ts'

const idleTimeoutMs = 2_000

/** Resolves when the page has loaded and the browser is idle; for low-priority work. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs })
      else setTimeout(resolve, idleTimeoutMs / 10)
    }
    if (document.readyState === 'complete') settle()
    else addEventListener('load', settle, { once: true })
  })

/** Reports the order to third-party services after the page has loaded. The page does not depend on the result. */
export function useAfterOrder(order: Order, scripts: ConversionScripts): void {
  const shop = useShop()
  const shell = useShell()
  const late = useContext(LateStores)
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    whenIdle()
      .then(() => import('./report-order.ts'))
      .then(({ reportOrder }) => reportOrder(shop, { order, scripts, shell, late }))
      // the order is placed anyway; the next load tries again
      .catch(() => {})
  }, [shop, shell, order, scripts, late])
}
