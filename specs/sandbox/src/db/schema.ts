import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Shop } from '../wire.ts'
import type { AccountSchema } from './account-schema.ts'
import type { AuthSchema } from './auth-schema.ts'
import type { CheckoutSchema } from './checkout-schema.ts'
import type { LookupSchema } from './lookup-schema.ts'
import type { OutsideSchema } from './external-schema.ts'

/** A jsonb column: parsed when read, written as JSON text, because the drivers treat arrays differently. */
type Json<T extends object | null> = JSONColumnType<T, string, string>

export interface PictureRef {
  readonly path: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** A parameter with the values of one product or variant. */
export interface ParameterDoc {
  readonly code: string
  readonly values: readonly {
    title: string
    value?: number | null
    color_hex?: string | null
    /** Id of the value, the colour or the brand; missing for numbers and flags. */
    id?: number
  }[]
}

export interface CategoryDoc {
  readonly description: string | null
  readonly textBelow: string | null
  readonly content: string | null
  readonly image: PictureRef | null
  readonly gauges: readonly { code: string; min: number; max: number }[]
  readonly seoDescription: string | null
  /** Filters of its listing, in display order. */
  readonly settings: readonly { entityId: number; importantFilter: boolean; closedFilter: boolean }[]
}

export interface ProductDoc {
  readonly perex: string
  readonly description: string
  readonly marketingCode: string
  readonly images: readonly PictureRef[]
  readonly tags: readonly { code: string; text: string; color: string }[]
  readonly giftIds: readonly number[]
  readonly alternativeIds: readonly number[]
  readonly relatedIds: readonly number[]
  readonly nPlusOne: string | null
  readonly variantRequired: boolean
  readonly permanentDiscount: boolean
  readonly arrivals: readonly { date: string; amount: number }[]
  readonly parameters: readonly ParameterDoc[]
  readonly gauges: readonly { code: string; value: number }[]
}

/** Unit price in haléře from a minimum quantity. */
export interface QuantityPrice {
  readonly amount: number
  readonly price: number
}

export interface VariantDoc {
  readonly images: readonly PictureRef[]
  /** Path of its 3D model under the uploads. */
  readonly model: string | null
  /** The difference from other variants. */
  readonly parameters: readonly ParameterDoc[]
}

export interface CustomerDoc {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly address: { street: string; city: string; postcode: string; country_code: string } | null
  readonly business: { business_name: string; TIN: string; VATIN: string } | null
  /** Missing until a field is set. */
  readonly custom?: Shop['CustomFields']
}

export interface ShipperDoc {
  readonly description: string
  readonly requiredAddress: boolean
  readonly requiredBranch: boolean
  readonly blockedPayments: readonly number[]
  readonly transitDays: number
  readonly closesAt: string | null
  /** Delivery time spans of a working day to choose from. */
  readonly times: readonly (readonly [from: number, to: number])[]
}

export interface Schema extends AccountSchema, AuthSchema, CheckoutSchema, LookupSchema, OutsideSchema {
  brands: { id: number; slug: string; title: string }
  categories: {
    id: number
    parent_id: number | null
    path: string
    slug: string
    title: string
    full_title: string
    sort_key: string
    level: number
    weight: number
    visible_to: string | null
    doc: Json<CategoryDoc>
  }
  products: {
    id: number
    slug: string
    name: string
    sort_key: string
    category_id: number
    brand_id: number | null
    default_variant_id: number
    price: number
    rating: number
    review_count: number
    popularity: number
    created: string
    saleable: boolean
    oversized: boolean
    free_shipping: boolean
    search_text: string
    merit: number
    tags: string[]
    facets: number[]
    visible_to: string | null
    doc: Json<ProductDoc>
  }
  variants: {
    id: number
    product_id: number
    position: number
    catalog_code: string
    marketing_code: string
    ean: string | null
    name: string
    fullname: string
    unit: string
    price: number
    original_price: number
    lowest_price: number | null
    amount_min: number
    amount_max: number
    amount_decimals: number
    amount_step: number
    delay_days: number
    check_stock: boolean
    facets: number[]
    quantity_prices: Json<QuantityPrice[]>
    credits_price: number | null
    withdrawn: string | null
    doc: Json<VariantDoc>
  }
  warehouses: { id: number; name: string; central: boolean; virtual: boolean }
  stock: { variant_id: number; warehouse_id: number; amount: number }
  reviews: {
    id: number
    product_id: number
    author: string
    rating: number
    body: string | null
    created: string
    verified: boolean
    pros: string | null
    cons: string | null
    customer_id: number | null
    photos: ColumnType<PictureRef[], string | undefined, string>
  }
  review_photos: {
    id: string
    product_id: number
    width: number
    height: number
    photo: Buffer
    used: Generated<boolean>
    created: string
  }
  product_questions: {
    id: Generated<number>
    product_id: number
    name: string
    email: string
    question: string
    created: string
  }
  comments: {
    id: number
    product_id: number
    author: string
    body: string
    created: string
    answer_author: string | null
    answer_body: string | null
    answer_created: string | null
  }
  watchers: { id: Generated<number>; product_id: number; variant_id: number | null; email: string; created: string }
  product_changes: { xid: Generated<string>; product_id: number; noted: Generated<string> }
  documents: { kind: string; key: string; weight: number; doc: Json<object> }
  meta: { key: string; value: string }
  price_lists: { code: string; title: string; percent_off: number }
  customers: {
    id: number
    email: string
    password_hash: string
    price_list: string | null
    groups: string[]
    restricted: boolean
    credits: number
    invoice_days: Generated<number | null>
    doc: Json<CustomerDoc>
  }
  shippers: {
    id: number
    type: 'DELIVERY' | 'PICKUP_POINT' | 'PERSONAL'
    name: string
    price: number
    free_from: number | null
    oversized: boolean
    regular: boolean
    position: number
    doc: Json<ShipperDoc>
  }
  payments: {
    id: number
    code: string
    name: string
    price: number
    cash: boolean
    position: number
    doc: Json<{ description: string }>
  }
  coupons: {
    code: string
    title: string
    percent_off: number
    amount_off: number
    minimum: number
    uses_left: number | null
    valid_until: string | null
  }
  order_gifts: {
    id: number
    name: string
    price_from: number
    variant_id: number
    price_thousandths: Generated<number>
  }
  carts: {
    id: string
    token_hash: string | null
    customer_id: number | null
    version: number
    coupon_code: string | null
    credits: Generated<number>
    ordered: Generated<boolean>
    created: string
    touched: string
    customer: Json<Shop['CartCustomer'] | null> | null
    shipping_address: Json<Shop['Address'] | null> | null
    billing_address: Json<Shop['Address'] | null> | null
    comment: Generated<string | null>
  }
  cart_items: {
    id: Generated<number>
    cart_id: string
    variant_id: number
    amount: number
    own_line: boolean
    credits: Generated<number>
    parent_id: number | null
    seen_price: number | null
    custom: Json<Record<string, string | number | boolean | null> | null> | null
  }
  orders: {
    id: string
    code: string
    token_hash: string
    cart_id: string
    customer_id: number | null
    created: string
    total: number
    payment_state: Generated<Shop['Order']['payment']['state']>
    placement: Json<object>
    doc: Json<object>
    course: ColumnType<object, string | undefined, string>
    due: Generated<string | null>
    credits: Generated<number>
  }
  order_items: {
    order_id: string
    position: number
    variant_id: number | null
    name: string
    amount: number
    total: number
  }
  reservations: { order_id: string; variant_id: number; warehouse_id: number; amount: number }
  idempotency_keys: {
    scope: string
    operation: string
    key: string
    request_hash: string
    status: number
    answer: Json<object>
    created: string
  }
  mails: MailRow
  unsent_mails: MailRow
  newsletter: {
    email: string
    confirmed: boolean
    token_hash: string
    created: string
    confirmed_at: string | null
  }
  contact_messages: {
    id: Generated<number>
    name: string
    email: string
    phone: string | null
    message: string
    created: string
  }
}

export interface MailRow {
  id: Generated<number>
  kind: string
  recipient: string
  subject: string
  body: string
  created: string
}
