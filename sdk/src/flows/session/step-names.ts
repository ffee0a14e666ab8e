/** Steps of the start, in their order. */
export const startOrder = [
  'sessionId',
  'guestCartToken',
  'authToken',
  'guestCartTokenSet',
  'termsPage',
  'user',
  'userFetched',
  'flashes',
  'userPrices',
  'cart',
  'addressAutocomplete',
] as const

/** Steps of signing in, in their order. */
export const signInOrder = ['token', 'authHeader', 'user', 'restricted', 'cart', 'flash', 'redirect'] as const

/** Steps of signing out, in their order. */
export const signOutOrder = ['call', 'clear', 'cart', 'redirect'] as const

/** A step of the start. */
export type StartStep = (typeof startOrder)[number]
/** A step of signing in. */
export type SignInStep = (typeof signInOrder)[number]
/** A step of signing out. */
export type SignOutStep = (typeof signOutOrder)[number]
