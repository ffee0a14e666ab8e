import type { ScriptPage } from './script-page.ts'
import type { SentOrders } from './sent-orders.ts'

/** How telling a service of an order ended; `known` when it was told before, `failed` when its script did not come. */
export type ConversionOutcome = 'sent' | 'known' | 'failed'

interface Conversion {
  /** Address of the service's script. */
  readonly script: string
  /** Global name of its function. */
  readonly name: string
  /** Code of the order. */
  readonly code: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly sent: SentOrders
}

/** Loads a script and gives it an order, once. Never rejects; a code counts as sent only when the script was there. */
export async function sendConversion(page: ScriptPage, conversion: Conversion): Promise<ConversionOutcome> {
  const { script, name, code, facts, sent } = conversion
  try {
    if (sent.has(code)) return 'known'
    const command = page.queue(name)
    await page.load(script)
    // another tab, or the same page twice, may have been faster
    if (sent.has(code)) return 'known'
    command('order', facts)
    sent.add(code)
    return 'sent'
  } catch {
    return 'failed'
  }
}
