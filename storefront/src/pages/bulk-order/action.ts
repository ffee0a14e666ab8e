import type { Shop } from '@vanek/sdk'
import {
  addCartItems,
  batchNotices,
  type BulkText,
  type CodedVariant,
  getVariantsByCodes,
  parseBulkLines,
} from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../app/env.ts'
import { postedText } from '../../features/bulk-order/read-file.ts'
import { formOf } from '../../features/checkout/form-of.ts'
import { stepPaths } from '../../features/checkout/paths.ts'

/** An order in bulk as the server read it: for browsers without scripts. */
export interface BulkRead extends BulkText {
  readonly text: string
  readonly found: readonly CodedVariant[]
  /** What came of putting it into the cart; empty when it was only looked at. */
  readonly said: readonly string[]
  /** Why it could not be read; null when it could. */
  readonly failed: string | null
}

/** Asks what the codes mean; unknown ones are missing in the answer. */
async function read(shop: Shop, text: string): Promise<BulkRead> {
  const bulk = parseBulkLines(text)
  const found = await getVariantsByCodes(
    shop,
    bulk.lines.map(({ code }) => code),
  )
  const base = { ...bulk, text, said: [] }
  return found.ok
    ? { ...base, found: found.data, failed: null }
    : { ...base, found: [], failed: errorText(cs, found.error) }
}

/** Reads the lines that were pasted or sent as a file; puts them into the cart when asked to, and says what did not get in. */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const form = await formOf(request)
  const bulk = await read(shop, await postedText(form))
  if (bulk.failed !== null) return data<BulkRead>(bulk, { status: 422 })
  const items = bulk.lines.flatMap(({ code, amount }) => {
    const variant = bulk.found.find((own) => own.code === code)
    return variant ? [{ variantId: variant.variantId, amount }] : []
  })
  if (form.get('intent') !== 'add' || items.length === 0) return data<BulkRead>(bulk)
  const key = form.get('idempotencyKey')
  const answer = await addCartItems(
    shop,
    items,
    typeof key === 'string' && key.length >= 8 ? { idempotencyKey: key } : {},
  )
  const whole = answer.ok && answer.data.added === answer.data.total && items.length === bulk.lines.length
  if (whole && bulk.faults.length === 0) return redirect(stepPaths.index, 303)
  const said = batchNotices(answer, bulk.lines.length, cs).map(({ text }) => text)
  return data<BulkRead>({ ...bulk, said: said.length > 0 || answer.ok ? said : [errorText(cs, answer.error)] })
}
