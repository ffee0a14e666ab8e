import { formatNumber } from '@vanek/sdk/format'

const signs = { decimalPoint: ',', millesimalPoint: ' ' }

/** A number beside an axis. */
export const tick = (value: number): string => formatNumber(value, signs, { maxDecimals: 1 })

/** A number with its unit after a no-break space. */
export const measure = (value: number, unit: string, maxDecimals = 0): string =>
  `${formatNumber(value, signs, { maxDecimals })}\u00a0${unit}`
