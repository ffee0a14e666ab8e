import type { StoragePort } from '../kernel/text-port.ts'
import type { NoticeInput, NoticeKind } from './types.ts'

/** Flash messages: notices for the next page. */
export interface FlashMessages {
  /** Stores a flash message for the next page. */
  readonly add: (notice: NoticeInput) => void
  /** Returns the stored messages, oldest first, and deletes them. */
  readonly take: () => readonly NoticeInput[]
}

const kinds: readonly NoticeKind[] = ['success', 'info', 'warning', 'danger']
const mostKept = 4

const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string'

const isNotice = (value: unknown): value is NoticeInput => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, title, text, code, durationMs } = value as Readonly<Record<string, unknown>>
  const known = kinds.includes(kind as NoticeKind) && typeof text === 'string' && text !== ''
  const lasts = durationMs === undefined || durationMs === null || (typeof durationMs === 'number' && durationMs >= 0)
  return known && lasts && isTextOrNone(title) && isTextOrNone(code)
}

function parse(text: string | null): readonly NoticeInput[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isNotice).slice(-mostKept) : []
  } catch {
    return []
  }
}

/**
 * Creates storage for flash messages: notices shown on the next page, for example after signing out. At most four are
 * stored.
 *
 * @param options - `port` stores them, for example in the session storage.
 * @returns `add` stores a message, `take` returns all and deletes them.
 * @example
 * ```ts
 * const flashes = createFlashMessages({ port: storagePort(() => sessionStorage, 'flashes') })
 * for (const notice of flashes.take()) notices.show(notice)
 * ```
 */
export const createFlashMessages = ({ port }: { readonly port: StoragePort }): FlashMessages => ({
  add: (notice) => port.write(JSON.stringify([...parse(port.read()), notice].slice(-mostKept))),
  take() {
    const stored = parse(port.read())
    if (stored.length > 0) port.write('[]')
    return stored
  },
})
