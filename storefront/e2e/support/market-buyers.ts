/** Who orders in each market. */
export const buyers = {
  cs: { fullName: 'Jan Lipa', phone: '777 123 456', city: 'Brno', postcode: '602 00', country: 'CZE' },
  sk: { fullName: 'Jan Lipa', phone: '0901 234 567', city: 'Nitra', postcode: '949 01', country: 'SVK' },
} as const
