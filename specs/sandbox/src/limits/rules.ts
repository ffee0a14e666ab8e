/** A number of actions allowed within a period. */
export interface Rule {
  readonly most: number
  readonly seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The limits. Normal shoppers never reach them. */
export const RULES = {
  /** Wrong passwords for one account from one address. */
  signIn: { most: 10, seconds: 5 * MINUTE },
  /** Wrong passwords from one address, for any accounts. */
  signInFrom: { most: 30, seconds: 15 * MINUTE },
  /** Wrong passwords for one account from addresses where its owner has never signed in. */
  signInStrange: { most: 100, seconds: HOUR },
  /** Not a limit: records the addresses where an account has signed in. */
  signedIn: { most: 1, seconds: 14 * DAY },
  /** Invalid tokens of mailed links and of operators, from one address. */
  code: { most: 30, seconds: 15 * MINUTE },
  /** Invalid coupons in one cart. */
  coupon: { most: 20, seconds: 10 * MINUTE },
  /** Invalid coupons from one address. */
  couponFrom: { most: 40, seconds: 10 * MINUTE },
  /** New guest carts from one address. */
  newCart: { most: 60, seconds: HOUR },
  /** Requested mails of one kind to one recipient. */
  mailTo: { most: 5, seconds: HOUR },
  /** Mails requested from one address. */
  mailFrom: { most: 30, seconds: HOUR },
  /** Orders with an e-mail that is not verified: each sends a mail. */
  order: { most: 20, seconds: HOUR },
  /** Such orders of one customer; guests need a new cart for each. */
  orderBy: { most: 60, seconds: HOUR },
  /** Watchers of one recipient: each sends a mail. */
  watch: { most: 20, seconds: HOUR },
  /** Reviews of one product by one shopper, and from one address. */
  review: { most: 5, seconds: 10 * MINUTE },
  /** Photos for reviews from one address. */
  reviewPhoto: { most: 60, seconds: HOUR },
  /** Withdrawals, claims and changes of the payment, each per order, so that only clients with access to the order count. */
  orderMail: { most: 20, seconds: HOUR },
  /** Copies of all data about one customer. */
  copy: { most: 60, seconds: HOUR },
  /** Quotations created from one address. */
  quoteFrom: { most: 60, seconds: HOUR },
  /** Companies looked up in the register from one address. */
  lookUp: { most: 60, seconds: 10 * MINUTE },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
export type Rules = Readonly<Record<RuleName, Rule>>

const isRule = (name: string): name is RuleName => Object.hasOwn(RULES, name)

/** Parses rules like `coupon=200/600,newCart=1000/3600`: number and seconds. @throws Error */
export function readRules(text: string): Partial<Rules> {
  const parts = text.split(',').flatMap((part) => part.trim() || [])
  return Object.fromEntries(
    parts.map((part) => {
      const [, name = '', most, seconds] = /^(\w+)=(\d{1,6})\/(\d{1,7})$/.exec(part) ?? []
      if (!isRule(name) || Number(most) < 1 || Number(seconds) < 1 || Number(seconds) > 14 * DAY) throw new Error(part)
      return [name, { most: Number(most), seconds: Number(seconds) }]
    }),
  )
}
