import type { PlaceOrderParams } from '../checkout/types.ts'
import type { StoragePort } from '../kernel/text-port.ts'

/** An order that is being placed. Sending the same placement with the same key again results in one order. */
export interface OrderIntent {
  /** Idempotency key, sent as `Idempotency-Key`. */
  readonly key: string
  /** The placement sent with this key. */
  readonly placement: PlaceOrderParams
}

/** Storage for the intent, so that it survives a reload: {@link storageIntentPort}, or a field of the form. */
export interface IntentPort {
  /** Returns the stored intent; null if no order is being placed. */
  read(): OrderIntent | null
  /**
   * Stores the intent before the order is sent, and deletes it after the order is placed or rejected.
   *
   * @param intent - The intent to store; null deletes it.
   */
  write(intent: OrderIntent | null): void
}

/**
 * Stores the intent of an order in memory. It is lost with the page.
 *
 * @param initial - Intent to start with. Defaults to none.
 */
export function memoryIntentPort(initial: OrderIntent | null = null): IntentPort {
  let stored = initial
  return { read: () => stored, write: (intent) => void (stored = intent) }
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
 * Stores the intent of an order as a text, for example in the session storage: it survives a reload and ends with the
 * tab. Passwords stay in memory and are never stored. After a reload the order is sent without them: the back end
 * recognizes it as the same order, or asks for the password if there is no order yet.
 *
 * @param port - The storage of the text.
 * @example
 * ```ts
 * const intents = storageIntentPort(storagePort(() => sessionStorage, 'order'))
 * const orders = createOrderFlow(shop, { intents })
 * ```
 */
export function storageIntentPort(port: StoragePort): IntentPort {
  let whole: OrderIntent | null = null
  return {
    read() {
      const stored = intentIn(port.read())
      return stored && stored.key === whole?.key ? whole : stored
    },
    write(intent) {
      whole = intent
      port.write(intent && JSON.stringify(withoutPasswords(intent)))
    },
  }
}

/**
 * The intent without passwords, as it may be stored or written into a page.
 *
 * @param intent - The intent; not changed.
 */
export function withoutPasswords({ key, placement }: OrderIntent): OrderIntent {
  const { password: _password, password_confirmation: _confirmation, ...rest } = placement
  return { key, placement: rest }
}

const same = (a: OrderIntent, b: OrderIntent): boolean =>
  JSON.stringify(withoutPasswords(a)) === JSON.stringify(withoutPasswords(b))

/** The stored intent if it has the same placement, else a new one: a changed form is another order for the back end. */
export function intentFor(stored: OrderIntent | null, placement: PlaceOrderParams, newKey: () => string): OrderIntent {
  const again = stored && { key: stored.key, placement }
  return again && same(stored, again) ? again : { key: newKey(), placement }
}
