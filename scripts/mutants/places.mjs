// Where faults can be planted, and which tests are asked: by path and, in the large file of the sandbox, by name.

const testsIn = (folder) => new RegExp(`^${folder}/.*\\.test\\.ts$`)
const unit = (folder, ...more) => ({
  folder,
  tests: [folder, ...more].map((own) => testsIn(own)),
  names: undefined,
  limitMs: 90_000,
})

const money =
  'cart|many lines|lines under|what changed|amounts|coupon|loyalty|gifts|whether|a second count|C4\\.86|placing|' +
  'shippers and|the guest cart|buying for|C3\\.31|C7\\.47'
const people =
  'signing|asking for|a forgotten|changing|the profile|authorization|shopping lists|the wish|a customer|settings|' +
  'contact|newsletter|comments|reviews|watchers|ways of|times of|lists and|what is told|the goods of'

const box = (name, names) => ({
  folder: `specs/sandbox/src/${name}`,
  tests: [/^specs\/sandbox\/src\/.*\.test\.ts$/, /^specs\/sandbox\/test\/pglite\.test\.ts$/],
  names: `^(?!on PGlite)|^(?!.*200 placements)on PGlite (${names})`,
  limitMs: 240_000,
})

export const places = [
  unit('sdk/src/cart', 'sdk/src/flows'),
  unit('sdk/src/checkout', 'sdk/src/flows'),
  unit('sdk/src/flows'),
  unit('sdk/src/kernel', 'sdk/src/cart', 'sdk/src/transport'),
  unit('sdk/src/transport', 'sdk/src/cart'),
  unit('sdk/src/server'),
  unit('storefront/server'),
  box('pricing', money),
  box('cart', money),
  box('orders', `${money}|paying|a customer|the goods of|what is told`),
  box('payments', 'paying|placing|a customer'),
  box('shop', `${money}|${people}`),
  box('http', `${money}|${people}`),
  box('auth', people),
]
