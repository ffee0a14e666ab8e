import { newId, type Shop } from '@vanek/sdk'
import {
  type BulkOrderProblem,
  bulkOrderProblem,
  type ParsedBulkOrder,
  type VariantByCode,
  getVariantsByCodes,
  remainingBulkOrder,
  parseBulkOrder,
} from '@vanek/sdk/bulk-order'
import { type AddCartItemParams, addCartItems, batchNotices } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import type { NoticeInput } from '@vanek/sdk/notices'
import { messages } from '#market/messages'
import { getProducts } from '@vanek/sdk/product'
import { data, redirect } from 'react-router-dom'
import { maxTextLength, postedText, tooLarge } from '../../features/bulk-order/read-file.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'

export interface BulkData {
  /** Real product codes for the example lines. */
  readonly samples: readonly string[]
  /** Idempotency key of the form. */
  readonly idempotencyKey: string
}

/** Loads one code of each kind; the page works without them. */
async function sampleCodes(shop: Shop): Promise<readonly string[]> {
  const goods = await getProducts(shop, { random: 3 })
  const [one, two, three] = goods.ok ? goods.data.flatMap(({ variants: [first] }) => first ?? []) : []
  return [one?.catalogCode, two?.catalogCode, three?.ean].filter((code): code is string => typeof code === 'string')
}

export const loader: VisitorLoader<BulkData> = async (_args, { shop }) => ({
  samples: await sampleCodes(shop),
  idempotencyKey: newId(),
})

/** A sentence about the result of adding. */
type BulkNotice = Pick<NoticeInput, 'kind' | 'text'>

/** A bulk order parsed on the server, for browsers without scripts. */
export interface BulkRead extends ParsedBulkOrder {
  readonly text: string
  readonly found: readonly VariantByCode[]
  /** Result of adding it to the cart; empty for a preview. The last one sums up the others. */
  readonly notices: readonly BulkNotice[]
  /** Key of the form while it is unknown whether the items were added: sending them again may not double them. */
  readonly idempotencyKey?: string
  /** Why there is nothing to add to the cart; null if there is. */
  readonly problem: BulkOrderProblem | null
  /** Error of the lookup; null if it succeeded. */
  readonly failed: string | null
}

/** Looks up the codes; unknown ones are missing in the result. */
async function read(shop: Shop, text: string): Promise<BulkRead> {
  const bulk = parseBulkOrder(text)
  const found = await getVariantsByCodes(shop, { codes: bulk.lines.map(({ code }) => code) })
  const base = { ...bulk, text, notices: [], problem: null }
  return found.ok
    ? { ...base, found: found.data, failed: null }
    : { ...base, found: [], failed: errorText(messages, found.error) }
}

/** The result for a file or text that is too large. Text typed beside a file stays in the form. */
function refused(form: FormData): BulkRead {
  const typed = form.get('text')
  const text = typeof typed === 'string' && typed.length <= maxTextLength ? typed : ''
  return { text, lines: [], issues: [], total: 0, found: [], notices: [], problem: null, failed: tooLarge }
}

/** The lines that were not added stay in the form, to be corrected. */
const leftOf = (text: string, added: ReadonlySet<number>): string =>
  remainingBulkOrder(text.split(/\r\n|\n|\r/).filter((row, index) => row.trim() !== '' && !added.has(index + 1)))

function noticesOf(answer: Awaited<ReturnType<typeof addCartItems>>, total: number): readonly BulkNotice[] {
  const notices = batchNotices(answer, total, messages).map(({ kind, text }) => ({ kind, text }))
  return answer.ok || notices.length > 0 ? notices : [{ kind: 'danger', text: errorText(messages, answer.error) }]
}

/** The key of these items: the same for the same form, until they are changed. */
async function keyOf(formKey: string, items: readonly AddCartItemParams[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${formKey} ${JSON.stringify(items)}`))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Parses the pasted lines or the file; adds them to the cart if that button was pressed, and reports the lines that failed.
 */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const form = await formOf(request)
  const text = await postedText(form)
  if (text === null) return data<BulkRead>(refused(form), { status: 413 })
  const bulk = await read(shop, text)
  if (bulk.failed !== null) return data<BulkRead>(bulk, { status: 422 })
  const matched = bulk.lines.flatMap(({ line, code, amount }) => {
    const variantId = bulk.found.find((own) => own.code === code)?.variantId
    return variantId === undefined ? [] : [{ line, item: { variantId, amount } }]
  })
  const problem = bulkOrderProblem(bulk, (code) => bulk.found.some((own) => own.code === code))
  const isAdd = form.get('intent') === 'add'
  if (problem !== null && (isAdd || problem === 'bulk_empty'))
    return data<BulkRead>({ ...bulk, problem }, { status: 422 })
  if (!isAdd) return data<BulkRead>(bulk)
  const items = matched.map(({ item }) => item)
  const formKey = textIn(form, 'idempotencyKey') || newId()
  const answer = await addCartItems(shop, { items }, { idempotencyKey: await keyOf(formKey, items) })
  if (!answer.ok) {
    const kept = answer.error.outcome === 'unknown' && { idempotencyKey: formKey }
    return data<BulkRead>({ ...bulk, notices: noticesOf(answer, bulk.total), ...kept }, { status: 422 })
  }
  const { results } = answer.data
  const left = leftOf(bulk.text, new Set(matched.flatMap(({ line }, index) => (results[index]?.added ? [line] : []))))
  if (left === '') return redirect(stepPaths.index, 303)
  return data<BulkRead>({
    ...parseBulkOrder(left),
    text: left,
    found: bulk.found,
    notices: noticesOf(answer, bulk.total),
    problem: null,
    failed: null,
  })
}
