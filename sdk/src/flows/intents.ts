import type { PlaceOrderParams } from '../checkout/types.ts'
import type { TextPort } from '../kernel/text-port.ts'

/** An order that was sent: the same placement under the same key is the same order. */
export interface OrderIntent {
  readonly key: string
  readonly placement: PlaceOrderParams
}

/** Where the intent is kept, so that it survives a reload: `textIntents`, or a field of the form. */
export interface IntentPort {
  read(): OrderIntent | null
  write(intent: OrderIntent | null): void
}

/** Keeps the intent as long as the page. */
export function memoryIntents(initial: OrderIntent | null = null): IntentPort {
  let kept = initial
  return { read: () => kept, write: (intent) => void (kept = intent) }
}

const isIntent = (value: unknown): value is OrderIntent =>
  typeof value === 'object' && value !== null && 'key' in value && 'placement' in value

function intentIn(text: string | null): OrderIntent | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isIntent(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Keeps the intent in a text, like a key of the session storage: it survives a reload and ends with the tab. Passwords
 * stay in memory as long as the page and are never stored. The back end takes the order that comes again without them for
 * the same; when there is none yet, it asks for the password.
 */
export function textIntents(port: TextPort): IntentPort {
  let whole: OrderIntent | null = null
  return {
    read() {
      const kept = intentIn(port.read())
      return kept && kept.key === whole?.key ? whole : kept
    },
    write(intent) {
      whole = intent
      port.write(intent && JSON.stringify(withoutPasswords(intent)))
    },
  }
}

/** The intent as it may be stored or written into a page. */
export function withoutPasswords({ key, placement }: OrderIntent): OrderIntent {
  const { password: _password, password_confirmation: _confirmation, ...rest } = placement
  return { key, placement: rest }
}

const same = (a: OrderIntent, b: OrderIntent): boolean =>
  JSON.stringify(withoutPasswords(a)) === JSON.stringify(withoutPasswords(b))

/** The kept intent when it is for this very placement, else a new one: a changed form is another order to the back end. */
export function intentFor(kept: OrderIntent | null, placement: PlaceOrderParams, newKey: () => string): OrderIntent {
  const again = kept && { key: kept.key, placement }
  return again && same(kept, again) ? again : { key: newKey(), placement }
}
