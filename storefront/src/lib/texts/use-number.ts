import { useShop } from '@vanek/react-hooks'
import { formatNumber } from '@vanek/sdk/format'

/** Formats a number, with its unit after a no-break space, in the format of the active currency. */
export function useNumber(): (value: number, unit?: string | null) => string {
  const { currency } = useShop().config
  return (value, unit) => formatNumber(value, currency) + (unit ? `\u00A0${unit}` : '')
}
