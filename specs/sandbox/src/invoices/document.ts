import type { BankAccount } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import type { Given } from './credit.ts'
import type { Figures } from './figures.ts'

export type DocumentKind = Shop['OrderDocument']['kind']

export interface Party {
  readonly name: string
  /** The person who ordered for a company. */
  readonly person: string | null
  /** IČO, DIČ and the Slovak IČ DPH. */
  readonly tin: string
  readonly vatin: string
  readonly icdph: string
  /** The entry of the seller in the commercial register, which is required by law. */
  readonly register?: string
  readonly address: Shop['Address']
  readonly email: string
  readonly phone: string
}

/** An issued invoice or credit note. It is stored with all its data and never changes. */
export interface DocumentDoc {
  readonly kind: DocumentKind
  readonly number: string
  /** Dates in Prague. */
  readonly issued: string
  readonly taxable: string
  /** The due date; null if it is paid in advance or on delivery. */
  readonly due: string | null
  readonly orderCode: string
  readonly ordered: string
  /** The order number of the buyer. */
  readonly buyerOrder: string
  readonly currency: string
  /** Exchange rate to the home currency. */
  readonly rate: number
  readonly seller: Party
  readonly buyer: Party
  /** The recipient of the goods if it is not the buyer, or the branch where the buyer collects them. */
  readonly recipient: (Pick<Party, 'name' | 'address'> & { readonly isCollected?: true }) | null
  readonly payment: { readonly code: string; readonly name: string; readonly variableSymbol: string }
  /** The bank account for transfers in the currency of the document. */
  readonly account: BankAccount | null
  readonly figures: Figures
  /** The invoice that a credit note corrects, the reason, and the returned amounts. */
  readonly corrects: {
    readonly number: string
    readonly issued: string
    readonly reason: string
    readonly given: readonly Given[]
  } | null
}
