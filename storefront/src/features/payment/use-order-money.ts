import { useMoney, useShop } from '@vanek/react-hooks'
import { formatPrice, type PriceOptions } from '@vanek/sdk/format'
import { useShell } from '../../app/shell/use-shell.ts'

/** Writes amounts in the currency of an order, in whatever currency the shop is shown by now. */
export function useOrderMoney(code: string): (amount: number, options?: PriceOptions) => string {
  const shown = useMoney()
  const { currency } = useShop().config
  const known = useShell()?.settings.currencies.find((own) => own.code === code)
  if (code === currency.code) return shown
  return (amount, options) => formatPrice(amount, { ...currency, code, symbol: known?.symbol ?? code }, options)
}
