import type { Optimistic } from '../kernel/optimistic.ts'
import type { NoticePort } from '../notices/types.ts'
import type { CartCommand, CartView } from './commands.ts'
import { cartItemKey } from './keys.ts'
import { invalidCartItems } from './rules/invalid-lines.ts'
import type { CartMessages } from './store-types.ts'
import type { Cart } from './types.ts'

type Engine = Pick<Optimistic<Cart, CartView, CartCommand>, 'run' | 'refresh' | 'getState'>

/** How long the notice about a removed line stays. */
const noticeMs = 30_000

/**
 * Removes invalid lines one by one, shows a notice for each, and then loads the cart again. A line that could not be
 * removed is tried again on the next call.
 */
export function createCleanUp(
  engine: Engine,
  notices: NoticePort | undefined,
  messages: Pick<CartMessages, 'line_removed'> | undefined,
): () => Promise<void> {
  let running = false

  const removeAll = async () => {
    const tried = new Set<number>()
    for (;;) {
      const { settled, pending } = engine.getState()
      const line = invalidCartItems(settled).find(({ id }) => !tried.has(id) && !pending.has(cartItemKey(id)))
      if (!line) return tried.size
      tried.add(line.id)
      const result = await engine.run({ kind: 'remove', itemId: line.id })
      if (!result.ok && result.error.code !== 'not_found') continue
      if (notices && messages)
        notices.show({
          kind: 'danger',
          code: 'invalid_add_to_cart',
          ...(line.name && { title: line.name }),
          text: messages.line_removed,
          durationMs: noticeMs,
          about: line.id,
        })
    }
  }

  return async () => {
    if (running) return
    running = true
    // asynchronous, so that it does not run while the cart is being applied
    await Promise.resolve()
    const tried = await removeAll()
    running = false
    if (tried > 0) await engine.refresh()
  }
}
