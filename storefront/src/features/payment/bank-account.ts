/** Where transfers go. The demo shop has no bank; an integrator puts the shop's own account here. */
export const bankAccount = { number: '2900123478/2010', iban: 'CZ74 2010 0000 0029 0012 3478' } as const
