import { formatNumber } from '@vanek/sdk/format'

const signs = { decimalPoint: ',', millesimalPoint: ' ' }

/** A number with its unit after a no-break space. */
export const measure = (value: number, unit: string, maxDecimals = 0): string =>
  `${formatNumber(value, signs, { maxDecimals })}\u00a0${unit}`
