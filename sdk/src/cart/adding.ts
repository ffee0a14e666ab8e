import { localError } from '../kernel/errors.ts'
import type { Optimistic } from '../kernel/optimistic.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { CartCommand, CartView } from './commands.ts'
import type { CartStore, CartStoreOptions } from './store-types.ts'
import type { AddCartItemError } from './calls.ts'
import { findCartItem } from './lines.ts'
import { batchNotices } from './rules/batch-notices.ts'
import type { AddedAmount, Cart, AddCartItemsData } from './types.ts'

type Engine = Pick<Optimistic<Cart, CartView, CartCommand>, 'run' | 'invalidate'>

const disabled = 'shopping_disabled'

/** Amount and name of each item, on a line of its own; empty for items without a line in the cart. */
function named({ items }: Cart, added: readonly AddedAmount[], decimalPoint: string): { readonly title?: string } {
  const names = added.flatMap(({ variantId, amount }) => {
    const goods = findCartItem(items, (line) => line.variantId === variantId)?.shoppable
    return goods ? [`${String(amount).replace('.', decimalPoint)} ${goods.unit} ${goods.name}`] : []
  })
  return names.length > 0 ? { title: names.join(',\n') } : {}
}

/** The answers to items that are added together. */
interface Together {
  /** Whether it was added, by variant. */
  readonly answers: Map<number, boolean>
  /** The latest cart. */
  cart?: Cart
}

/** The methods that add, with their notices. */
export function createAdding(
  { run, invalidate }: Engine,
  { notices, messages, rules }: CartStoreOptions,
  decimalPoint: string,
): Pick<CartStore, 'addItem' | 'addItems'> {
  const warn = (text: string | null | undefined) =>
    notices?.show({ kind: 'warning', code: disabled, text: text || messages.shopping_disabled })

  /** Adds nothing while shopping is disabled, and shows the text of the shop instead. */
  const selling = async <T>(add: () => Promise<Result<T>>): Promise<Result<T>> => {
    if (rules?.shoppingDisabled) {
      warn(rules.text)
      return fail(localError(disabled))
    }
    const result = await add()
    if (!result.ok && result.error.code === disabled) warn(result.error.issues[0]?.title)
    return result
  }

  const batches = new WeakMap<readonly AddedAmount[], Together>()

  /** Shows one notice when the last item of a batch has its answer. */
  const notify = (batch: readonly AddedAmount[], { variantId }: AddedAmount, result: Result<Cart>) => {
    const together: Together = batches.get(batch) ?? { answers: new Map() }
    batches.set(batch, together)
    together.answers.set(variantId, result.ok)
    if (result.ok) together.cart = result.data
    const added = batch.filter((own) => together.answers.get(own.variantId))
    if (together.answers.size < batch.length || !together.cart || !added[0]) return
    // like a toast
    notices?.show({
      kind: 'success',
      code: 'item_added',
      ...named(together.cart, added, decimalPoint),
      text: messages.item_added,
      about: added[0].variantId,
      durationMs: 3000,
    })
  }

  return {
    addItem: async ({ preview, batch, ...item }) => {
      const result = await selling(async () => run({ kind: 'add', item, preview }))
      if (notices) notify(batch ?? [item], item, result)
      return result as Result<Cart, AddCartItemError>
    },
    addItems: async (items, { idempotencyKey, total = items.length } = {}) => {
      const result = await selling(async (): Promise<Result<AddCartItemsData>> => {
        let answer: AddCartItemsData | undefined
        const done = await run({ kind: 'batch', items, idempotencyKey, onAnswer: (reported) => (answer = reported) })
        invalidate()
        return done.ok ? ok(answer as AddCartItemsData) : done
      })
      if (!notices || (!result.ok && result.error.code === disabled)) return result
      for (const notice of batchNotices(result, total, messages)) notices.show(notice)
      return result
    },
  }
}
