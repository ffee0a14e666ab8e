import { market } from '#market/market'
import { newShopper } from './buying.ts'
import { pathOf } from './paths.ts'

const signs: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }
const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll(
    /&(amp|quot|#x27|lt|gt);/g,
    (_, sign: string) => signs[sign] ?? '',
  )

/** Hidden fields of the details form: the shown data and the idempotency key. */
export function detailsHidden(html: string): Readonly<Record<string, string>> {
  const [form] = /<form[^>]*checkout-cols[^]*?<\/form>/.exec(html) ?? []
  if (form === undefined) throw new Error('There is no form of the details')
  const fields = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)]
  return Object.fromEntries(fields.map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')]))
}

/** Reads and posts forms: as a visitor without a browser, or beside the page of a browser. */
export interface Forms {
  readonly read: (path: string) => Promise<string>
  /** The response must be a redirect. */
  readonly post: (path: string, form: Readonly<Record<string, string>>) => Promise<unknown>
}

/** Adds a piece to the cart and chooses the courier with cash on delivery. */
export async function startByForms({ post }: Forms, variantId: number): Promise<void> {
  await post('/kosik', { intent: 'add', variantId: String(variantId), amount: '1' })
  await post('/kosik/doprava-a-platba', { shipper: '1', payment: '3' })
}

/** Orders a piece by forms alone, including optional fields. */
export async function orderByForms(
  forms: Forms,
  variantId: number,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await startByForms(forms, variantId)
  const details = pathOf('/kosik/dodaci-udaje')
  const { name: fullName, ...shopper } = newShopper()
  const hidden = detailsHidden(await forms.read(details))
  await forms.post(details, { ...hidden, ...shopper, fullName, country: market.country.alpha3, terms: 'on', ...more })
}
