import { JSDOM } from 'jsdom'
import { plainVisitor, type PlainVisitor } from '../e2e/support/plain-visitor.ts'

/** A shopper without JavaScript, who reads the text of pages. */
export interface PlainShopper {
  /** The text of a page; throws if it does not exist. */
  read(path: string): Promise<string>
  /** Fetches JSON from the shop's API. */
  request<T>(path: string): Promise<T>
  /** Adds one piece to the cart. */
  add(variantId: number): Promise<void>
  /** Selects shipping and payment by id. */
  choose(shipper: number, payment: number): Promise<void>
  /** Fills in the details and places the order. */
  order(email: string): Promise<void>
}

const details = '/kosik/dodaci-udaje'

// one window for all pages, because creating one takes longer than parsing a page
const { DOMParser } = new JSDOM('').window
const parser = new DOMParser()

async function page(visitor: PlainVisitor, path: string): Promise<Document> {
  const response = await visitor.request(path)
  if (response.status !== 200) throw new Error(`${path} responseed ${response.status}`)
  return parser.parseFromString(await response.text(), 'text/html')
}

/** The text of a page, with normalized spaces. */
const textOf = (document: Document): string => {
  for (const hidden of document.querySelectorAll('script, style')) hidden.remove()
  return (document.body.textContent ?? '').replaceAll(/\s+/g, ' ')
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const one of form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]')) {
    const isChoice = one.type === 'checkbox' || one.type === 'radio'
    if (!isChoice || one.checked) fields[one.name] = one.value
  }
  return fields
}

export function plainShopper(shopUrl: string): PlainShopper {
  const visitor = plainVisitor(shopUrl)
  return {
    read: async (path) => textOf(await page(visitor, path)),
    request: async (path) => (await visitor.request(path)).json(),
    async add(variantId) {
      await visitor.post('/kosik', { intent: 'add', variantId: String(variantId), amount: '1' })
    },
    async choose(shipper, payment) {
      await visitor.post('/kosik/doprava-a-platba', { shipper: String(shipper), payment: String(payment) })
    },
    async order(email) {
      const form = (await page(visitor, details)).querySelector<HTMLFormElement>('main form[method="post"]')
      if (!form) throw new Error('The details have no form')
      await visitor.post(details, {
        ...fieldsOf(form),
        ...{ email, fullName: 'Marie Větrná', phone: '777 123 456', street: 'Lipová 12', city: 'Brno' },
        ...{ postcode: '602 00', terms: 'on' },
      })
    },
  }
}
