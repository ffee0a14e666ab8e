import { localError } from '../kernel/errors.ts'
import type { Optimistic } from '../kernel/optimistic.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { CartCommand, CartView } from './commands.ts'
import type { CartStore, CartStoreOptions } from './store-types.ts'
import type { AddCartItemError } from './calls.ts'
import { findCartItem } from './lines.ts'
import { batchNotices } from './rules/batch-notices.ts'
import type { AddCartItemData, AddCartItemsData, Cart } from './types.ts'

type Engine = Pick<Optimistic<Cart, CartView, CartCommand>, 'run' | 'invalidate'>

const disabled = 'shopping_disabled'

/** Amount and name of an added item; none when the cart has no such line. */
function named({ items }: Cart, variantId: number, amount: number, decimalPoint: string): string[] {
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

  /** What is added together: amounts and names, why some amounts are smaller, and how many answers are missing. */
  const batches = new WeakMap<object, { names: string[]; reasons: string[]; left: number; about?: number }>()

  return {
    addItem: async ({ preview, batch = [], ...item }) => {
      let answer: Partial<AddCartItemData> = {}
      const onAnswer = (reported: AddCartItemData) => (answer = reported)
      const result = await selling(async () => run({ kind: 'add', item, preview, ...(notices && { onAnswer }) }))
      const all = batches.get(batch) ?? { names: [], reasons: [], left: batch.length }
      batches.set(batch, all)
      all.left--
      if (result.ok) {
        const { changedAmount = item.amount, warnings = [] } = answer
        all.names.push(...named(result.data, item.variantId, changedAmount, decimalPoint))
        all.reasons.push(...warnings.map(({ title }) => title))
        all.about ??= item.variantId
      }
      // one notice: a warning beside it would contradict the amount
      if (all.left < 1 && all.about)
        notices?.show({
          kind: 'success',
          code: 'item_added',
          ...(all.names[0] && { title: all.names.join(',\n') }),
          text: [messages.item_added, ...all.reasons].join('. '),
          about: all.about,
          // like a toast, unless there is more to read
          durationMs: all.reasons[0] ? 6000 : 3000,
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
