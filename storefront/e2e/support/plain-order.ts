import { newShopper } from './buying.ts'

const signs: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }
const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll(
    /&(amp|quot|#x27|lt|gt);/g,
    (_, sign: string) => signs[sign] ?? '',
  )

/** What the form of the details carries without showing it: what was seen, and the key of the order. */
export function detailsHidden(html: string): Readonly<Record<string, string>> {
  const [form] = /<form[^>]*checkout-cols[^]*?<\/form>/.exec(html) ?? []
  if (form === undefined) throw new Error('There is no form of the details')
  const fields = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)]
  return Object.fromEntries(fields.map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')]))
}

/** How forms are read and sent: by a visitor without a browser, or past the page of one with it. */
export interface Forms {
  readonly read: (path: string) => Promise<string>
  /** Must lead on. */
  readonly post: (path: string, form: Readonly<Record<string, string>>) => Promise<unknown>
}

/** Puts a piece into the cart and chooses the courier, paid on delivery. */
export async function startByForms({ post }: Forms, variantId: number): Promise<void> {
  await post('/kosik', { intent: 'add', variantId: String(variantId), amount: '1' })
  await post('/kosik/doprava-a-platba', { shipper: '1', payment: '3' })
}

/** Orders a piece of something by forms alone, with more fields than one has to fill in. */
export async function orderByForms(
  forms: Forms,
  variantId: number,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await startByForms(forms, variantId)
  const details = '/kosik/dodaci-udaje'
  const { name: fullName, ...shopper } = newShopper()
  const hidden = detailsHidden(await forms.read(details))
  await forms.post(details, { ...hidden, ...shopper, fullName, country: 'CZE', terms: 'on', ...more })
}
