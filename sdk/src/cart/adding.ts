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

/** Amount and name of an added item; none when the cart has no such line. */
function named({ items }: Cart, { variantId, amount }: AddedAmount, decimalPoint: string): string[] {
  const goods = findCartItem(items, (line) => line.variantId === variantId)?.shoppable
  return goods ? [`${String(amount).replace('.', decimalPoint)} ${goods.unit} ${goods.name}`] : []
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

  /** What is added together: the amounts and names of what was added, and how many answers are missing. */
  const batches = new WeakMap<object, { names: string[]; left: number; about?: number }>()

  return {
    addItem: async ({ preview, batch = [], ...item }) => {
      const result = await selling(async () => run({ kind: 'add', item, preview }))
      const all = batches.get(batch) ?? { names: [], left: batch.length }
      batches.set(batch, all)
      all.left--
      if (result.ok) {
        all.names.push(...named(result.data, item, decimalPoint))
        all.about ??= item.variantId
      }
      // like a toast
      if (all.left < 1 && all.about)
        notices?.show({
          kind: 'success',
          code: 'item_added',
          ...(all.names[0] && { title: all.names.join(',\n') }),
          text: messages.item_added,
          about: all.about,
          durationMs: 3000,
        })
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
