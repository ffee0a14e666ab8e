// Places for faults, and the tests to run first.

const testsIn = (folder) => new RegExp(`^${folder}/.*\\.test\\.ts$`)
const unit = (folder, ...more) => ({
  folder,
  tests: [folder, ...more].map((own) => testsIn(own)),
  limitMs: 90_000,
})

/** Runs all suites of the sandbox, each test on its own. */
const box = (name) => ({ folder: `specs/sandbox/src/${name}`, isSandbox: true })

export const places = [
  unit('sdk/src/cart', 'sdk/src/flows'),
  unit('sdk/src/checkout', 'sdk/src/flows'),
  unit('sdk/src/flows'),
  ...['catalog', 'compare', 'forms', 'format', 'links', 'product', 'search', 'session', 'tracking'].map((name) =>
    unit(`sdk/src/${name}`),
  ),
  unit('sdk/src/kernel', 'sdk/src/cart', 'sdk/src/transport'),
  unit('sdk/src/orders'),
  unit('sdk/src/quotes'),
  unit('sdk/src/transport', 'sdk/src/cart'),
  unit('sdk/src/server'),
  unit('sdk/src/ventilation'),
  unit('storefront/server'),
  ...['auth', 'cart', 'catalogue', 'claims', 'db', 'delivery', 'fulfilment', 'gateway', 'http', 'invoices'].map(box),
  ...['limits', 'lists', 'orders', 'payments', 'pricing', 'quotes', 'shop', 'withdrawals'].map(box),
]
