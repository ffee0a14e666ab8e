import type { BankAccount } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import type { Given } from './credit.ts'
import type { Figures } from './figures.ts'

export type DocumentKind = Shop['OrderDocument']['kind']

export interface Party {
  readonly name: string
  /** Who ordered for a company. */
  readonly person: string | null
  /** IČO, DIČ and the Slovak IČ DPH. */
  readonly tin: string
  readonly vatin: string
  readonly icdph: string
  /** The entry of a seller in the commercial register, which the law wants on what it issues. */
  readonly register?: string
  readonly address: Shop['Address']
  readonly email: string
  readonly phone: string
}

/** An invoice or a credit note as it was issued. It is stored whole and says the same for ever. */
export interface DocumentDoc {
  readonly kind: DocumentKind
  readonly number: string
  /** Days in Prague. */
  readonly issued: string
  readonly taxable: string
  /** The last day to pay; null when it is paid before or at the door. */
  readonly due: string | null
  readonly orderCode: string
  readonly ordered: string
  /** The number that the buyer gave the order. */
  readonly buyerOrder: string
  readonly currency: string
  /** Crowns for one of the currency. */
  readonly rate: number
  readonly seller: Party
  readonly buyer: Party
  /** Where the goods went, if not to the buyer. */
  readonly recipient: Pick<Party, 'name' | 'address'> | null
  readonly payment: { readonly code: string; readonly name: string; readonly variableSymbol: string }
  /** Where transfers go, in the currency of the document. */
  readonly account: BankAccount | null
  readonly figures: Figures
  /** The invoice that a credit note corrects, why, and what it gives back. */
  readonly corrects: {
    readonly number: string
    readonly issued: string
    readonly reason: string
    readonly given: readonly Given[]
  } | null
}
