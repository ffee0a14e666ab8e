export const backEnd = process.env.BACK_END ?? 'http://localhost:4000'

const numbers = { decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' }
export const currency = { code: 'CZK', symbol: 'Kč', symbolPlacement: 'right', ...numbers } as const
