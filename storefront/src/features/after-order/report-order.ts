import { type Shop, unwrap } from '@vanek/sdk'
import { storagePort } from '@vanek/sdk/storage'
import type { Order } from '@vanek/sdk/checkout'
import { afterOrder, type AfterOrderReport } from '@vanek/sdk/flows'
import { createScriptLoader } from '@vanek/sdk/integrations/conversions'
import { parseConsent } from '@vanek/sdk/overlays'
import type { ConversionScripts } from '../../lib/page/env.ts'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'
import { overlayStoreIn } from '../../lib/visitor/overlay-store.ts'
import type { ShellData } from '../../entities/shop/load-shell.ts'

/** Storage key of the orders already sent to each service (B7.58). */
const sentKey = 'vanek_sent_orders'

export interface ReportOrderParts {
  readonly order: Order
  readonly scripts: ConversionScripts
  readonly shell: ShellData | null
  readonly late: LateStoresHeld
}

/**
 * Settings of the services. If the frame could not load them in time, they are loaded again, as all services would look
 * disabled.
 */
async function settingsOf(shop: Shop, shell: ShellData | null) {
  if (shell?.whole) return shell.settings
  const { getSettings } = await import('@vanek/sdk/settings')
  return unwrap(await getSettings(shop))
}

const allowsMarketing = () => parseConsent(document.cookie)?.marketing === true

/**
 * Reports an order to the review service, the price comparison and the shopping service (C4.60, C4.61, C4.62, C4.63). Also
 * works for customers who consent to advertising while the page is open.
 */
export async function reportOrder(
  shop: Shop,
  { order, scripts, shell, late }: ReportOrderParts,
): Promise<AfterOrderReport> {
  const settings = await settingsOf(shop, shell)
  // oxlint-disable-next-line no-console -- errors of services are for the operator of the shop (C8.36)
  const logger = { warn: (message: string, details?: unknown) => console.warn(message, details) }
  const options = {
    ...{ order, settings, scripts },
    page: createScriptLoader(document),
    sent: storagePort(() => localStorage, sentKey),
  }
  const report = () => afterOrder(shop.with({ logger }), { ...options, marketing: allowsMarketing() })
  if (!allowsMarketing()) {
    const overlays = overlayStoreIn(late)
    const stop = overlays.subscribe(() => {
      if (!allowsMarketing()) return
      stop()
      void report()
    })
  }
  return report()
}
