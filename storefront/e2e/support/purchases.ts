/** A purchase: who buys, and how. Its values are strings, so that pairs can be counted. */
export interface Purchase {
  readonly who: 'guest' | 'jana' | 'firm'
  readonly scripts: 'with' | 'without'
  /** Its name in the sandbox. */
  readonly shipper: string
  /** Its code. */
  readonly payment: string
  readonly currency: 'CZK' | 'EUR'
  readonly buys: 'person' | 'Czech company' | 'Slovak company'
  /** Whether names and streets have separate fields. */
  readonly inputs: 'split' | 'single'
  /** Whether an account is created with it; only for a guest. */
  readonly account: 'created' | 'none'
}

type Row = readonly [
  Purchase['who'],
  Purchase['scripts'],
  shipper: string,
  payment: string,
  Purchase['currency'],
  Purchase['buys'],
  Purchase['inputs'],
  Purchase['account'],
]

const courier = 'Kurýrem na adresu'
const point = 'Na výdejní místo Balíkobod'
const branch = 'Osobní odběr na pobočce'
const bulky = 'Nadrozměrná doprava'

// four of them need a browser
const rows: readonly Row[] = [
  ['jana', 'with', branch, 'cash', 'EUR', 'Slovak company', 'split', 'none'],
  ['guest', 'with', point, 'card', 'CZK', 'Czech company', 'single', 'created'],
  ['jana', 'with', courier, 'cod', 'CZK', 'person', 'single', 'none'],
  ['firm', 'with', bulky, 'transfer', 'EUR', 'Czech company', 'split', 'none'],
  ['guest', 'without', bulky, 'transfer', 'CZK', 'person', 'single', 'created'],
  ['firm', 'without', courier, 'cod', 'EUR', 'Czech company', 'split', 'none'],
  ['guest', 'without', branch, 'card', 'EUR', 'person', 'split', 'none'],
  ['firm', 'without', point, 'transfer', 'CZK', 'Slovak company', 'single', 'none'],
  ['firm', 'without', branch, 'cash', 'CZK', 'person', 'single', 'none'],
  ['guest', 'without', courier, 'cod', 'CZK', 'Slovak company', 'split', 'created'],
  ['jana', 'without', bulky, 'card', 'EUR', 'Slovak company', 'single', 'none'],
  ['jana', 'without', point, 'cod', 'EUR', 'person', 'split', 'none'],
  ['jana', 'without', branch, 'transfer', 'CZK', 'Czech company', 'single', 'none'],
  ['firm', 'without', courier, 'card', 'CZK', 'Slovak company', 'split', 'none'],
  ['guest', 'without', courier, 'transfer', 'CZK', 'Slovak company', 'split', 'created'],
  ['guest', 'without', branch, 'cash', 'EUR', 'Czech company', 'single', 'none'],
]

export const purchases: readonly Purchase[] = rows.map(
  ([who, scripts, shipper, payment, currency, buys, inputs, account]) => ({
    ...{ who, scripts, shipper, payment, currency, buys, inputs, account },
  }),
)

/** Independent dimensions: the look of the form from payment and delivery, an account from those too. */
const independent: Readonly<Record<string, readonly string[]>> = {
  inputs: ['shipper', 'payment', 'currency', 'account'],
  account: ['shipper', 'payment', 'currency', 'inputs'],
}

const pairsOf = (purchase: Purchase): readonly string[] => {
  const values = Object.entries(purchase) as readonly (readonly [string, string])[]
  return values.flatMap(([one, value], at) =>
    values
      .slice(at + 1)
      .filter(([other]) => !independent[one]?.includes(other) && !independent[other]?.includes(one))
      .map(([other, second]) => `${one} ${value}, ${other} ${second}`),
  )
}

/**
 * Pairs of values that no purchase covers: each pair of dependent values has to occur once.
 *
 * @param offered Codes of payments by names of shippers.
 */
export function missingPairs(offered: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const values = {
    who: ['guest', 'jana', 'firm'],
    scripts: ['with', 'without'],
    shipper: [...offered.keys()],
    payment: [...new Set([...offered.values()].flat())],
    currency: ['CZK', 'EUR'],
    buys: ['person', 'Czech company', 'Slovak company'],
    inputs: ['split', 'single'],
    account: ['created', 'none'],
  } satisfies Record<keyof Purchase, readonly string[]>
  const all = Object.entries(values).reduce<readonly Purchase[]>(
    (begun, [name, each]) => begun.flatMap((one) => each.map((value) => ({ ...one, [name]: value }))),
    [{} as Purchase],
  )
  const possible = all.filter(
    ({ who, account, shipper, payment }) =>
      offered.get(shipper)?.includes(payment) && (who === 'guest' || account === 'none'),
  )
  const covered = new Set(purchases.flatMap(pairsOf))
  return [...new Set(possible.flatMap(pairsOf))].filter((pair) => !covered.has(pair))
}
