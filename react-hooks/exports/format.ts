/**
 * Prices as text.
 *
 * @module
 */
export { useMoney } from '../src/format/use-money.ts'
export { useTotalMoney } from '../src/format/use-total-money.ts'
