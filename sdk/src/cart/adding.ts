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
): Pick<CartStore, 'addItem' | 'addEach' | 'addItems'> {
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

  const addEach: CartStore['addEach'] = async (items) => {
    const names: string[] = []
    const reasons: string[] = []
    let about: number | undefined
    const add = async ({ preview, ...item }: (typeof items)[number]) => {
      let answer: Partial<AddCartItemData> = {}
      const onAnswer = (reported: AddCartItemData) => (answer = reported)
      const result = await selling(async () => run({ kind: 'add', item, preview, ...(notices && { onAnswer }) }))
      if (result.ok) {
        const { changedAmount = item.amount, warnings = [] } = answer
        names.push(...named(result.data, item.variantId, changedAmount, decimalPoint))
        reasons.push(...warnings.map(({ title }) => title))
        about ??= item.variantId
      }
      return result as Result<Cart, AddCartItemError>
    }
    const results = await selling(async () => ok(await Promise.all(items.map(add))))
    // one notice: a warning beside it would contradict the amount
    if (about)
      notices?.show({
        kind: 'success',
        code: 'item_added',
        ...(names[0] && { title: names.join(',\n') }),
        text: [messages.item_added, ...reasons].join('. '),
        about,
        // like a toast, unless there is more to read
        durationMs: reasons[0] ? 6000 : 3000,
      })
    return results as Awaited<ReturnType<CartStore['addEach']>>
  }

  return {
    async addItem(item) {
      const results = await addEach([item])
      return results.ok ? (results.data[0] as Result<Cart, AddCartItemError>) : results
    },
    addEach,
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
