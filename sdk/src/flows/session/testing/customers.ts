import type { User } from '../../../account/types.ts'

/** A customer with defaults for the fields that a test does not set. */
export const userOf = (id: string, more: Partial<User> = {}): User => ({
  id,
  email: `${id}@vanek.test`,
  firstName: id,
  lastName: 'Nováková',
  phone: null,
  groups: [],
  variantHash: null,
  address: null,
  business: null,
  newsletter: false,
  attributes: { custom: {} },
  credits: { amount: 40 },
  wishList: null,
  shoppingLists: [],
  ...more,
})

/** Customers of the back end in memory; all have the same password. */
export const customers: Readonly<Record<string, User>> = {
  jana: userOf('jana'),
  firma: userOf('firma', { variantHash: 'b2b', groups: ['velkoobchod', 'ostrava'] }),
  omezena: userOf('omezena', { groups: ['omezeni'] }),
}

export const password = 'vetrak-2026'

export const credentials = (id: string) => ({ email: `${id}@vanek.test`, password })
