import type { ScriptLoader } from './script-page.ts'
import type { ReportedOrders } from './sent-orders.ts'

/**
 * Result of reporting an order to a service: `known` if it was reported before, `failed` if its script did not load.
 */
export type ConversionOutcome = 'sent' | 'known' | 'failed'

interface Conversion {
  /** Address of the service's script. */
  readonly script: string
  /** Global name of its function. */
  readonly name: string
  /** Code of the order. */
  readonly code: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly sent: ReportedOrders
}

/**
 * Loads a script and reports an order to it, once. Never rejects; an order counts as sent only if the script has
 * loaded.
 */
export async function sendConversion(page: ScriptLoader, conversion: Conversion): Promise<ConversionOutcome> {
  const { script, name, code, facts, sent } = conversion
  try {
    if (sent.has(code)) return 'known'
    const command = page.queue(name)
    await page.load(script)
    // another tab may have reported it already
    if (sent.has(code)) return 'known'
    command('order', facts)
    sent.add(code)
    return 'sent'
  } catch {
    return 'failed'
  }
}
