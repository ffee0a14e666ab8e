/** Carriers of delivery methods, by type, by their names in comparison services. Other services do not compare their prices. */
export const carriers: Readonly<Record<string, string>> = { DELIVERY: 'VLASTNA_PREPRAVA' }

/** Addresses of the feeds. */
export const feedPaths = {
  heureka: '/feed/heureka.xml',
  zbozi: null,
  google: '/feed/google.xml',
  magazine: '/clanky.xml',
} as const

/** Feeds of goods by the name of their format. */
export const feedNames = [
  ['Google Merchant', feedPaths.google],
  ['Heureka', feedPaths.heureka],
] as const
