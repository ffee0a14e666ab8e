import type { TextPort } from '../kernel/text-port.ts'

/** Whose a kept text is: the id of a customer, `guestOwner`, or null while nobody can tell. */
export type TextOwner = string | null

/** The owner while nobody is signed in. */
export const guestOwner = 'guest'

export interface OwnedTextOptions {
  /** Who is here now. */
  readonly owner: TextOwner
  /** Whether somebody who signs in takes over what was kept while nobody was signed in; not unless told. */
  readonly fromGuest?: boolean
}

/**
 * A text that only its owner reads again. What somebody else has left is dropped when it is asked for. While nobody can tell
 * who is here, nothing is read, kept or dropped.
 */
export function ownedText(port: TextPort, { owner, fromGuest = false }: OwnedTextOptions): TextPort {
  if (owner === null) return { read: () => null, write: () => {} }
  const write = (text: string | null) => port.write(text === null ? null : `${owner}\n${text}`)
  return {
    write,
    read() {
      const kept = port.read()
      if (kept === null) return null
      const left = fromGuest ? [owner, guestOwner] : [owner]
      const of = left.find((each) => kept.startsWith(`${each}\n`))
      const text = of === undefined ? null : kept.slice(of.length + 1)
      // a guest's is the customer's from now on, and nobody's after them
      if (of !== owner) write(text)
      return text
    },
  }
}
