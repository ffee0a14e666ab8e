import type { StoragePort } from '../kernel/text-port.ts'

/** Owner of a stored text: a customer id, `guestOwner`, or null while it is unknown. */
export type StorageOwner = string | null

/** The owner if no customer is signed in. */
export const guestOwner = 'guest'

/** Options of {@link ownedStorage}. */
export interface OwnedStorageOptions {
  /** The current owner. */
  readonly owner: StorageOwner
  /** Whether a customer who signs in takes over the text of the guest. Defaults to false. */
  readonly fromGuest?: boolean
}

/**
 * A stored text that only its owner can read. Reading the text of somebody else deletes it. While the owner is
 * unknown, nothing is read, written or deleted.
 *
 * @param port - The storage of the text.
 * @param options - Id of the owner (null while unknown), and whether the owner takes over the text of a guest.
 * @example
 * ```ts
 * const mine = ownedStorage(memoryStorage(), { owner: user.email })
 * ```
 */
export function ownedStorage(port: StoragePort, { owner, fromGuest = false }: OwnedStorageOptions): StoragePort {
  if (owner === null) return { read: () => null, write: () => {} }
  const write = (text: string | null) => port.write(text === null ? null : `${owner}\n${text}`)
  return {
    write,
    read() {
      const stored = port.read()
      if (stored === null) return null
      const left = fromGuest ? [owner, guestOwner] : [owner]
      const of = left.find((each) => stored.startsWith(`${each}\n`))
      const text = of === undefined ? null : stored.slice(of.length + 1)
      // from now on the text of the guest belongs to the customer
      if (of !== owner) write(text)
      return text
    },
  }
}
