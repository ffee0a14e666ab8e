/** What people write in front of the number of an order. */
export const orderNumberSign = /^(?:no\.|nr\.|č\.?|c\.|#)+:?/i
