import type { Generated, JSONColumnType } from 'kysely'
import type { Shop } from '../wire.ts'

type Custom = Readonly<Record<string, string | number | boolean | null>>

/** Tables of customer data. */
export interface AccountSchema {
  shopping_lists: { id: Generated<number>; customer_id: number; code: string; name: string; created: string }
  shopping_list_items: {
    id: Generated<number>
    list_id: number
    position: number
    variant_id: number
    amount: number
    custom: JSONColumnType<Custom | null, string | null, string | null>
  }
  addresses: {
    id: Generated<number>
    customer_id: number
    type: Shop['AddressType']
    name: string
    phone: string | null
    business: JSONColumnType<Shop['Business'] | null, string | null, string | null>
    address: JSONColumnType<Shop['Address'], string, string>
    is_default: boolean
    created: string
  }
}
