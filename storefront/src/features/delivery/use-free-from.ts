import { useCart } from '@vanek/react-hooks'
import { useShell } from '../../app/shell/use-shell.ts'

/** From which price delivery is free for this visitor: their cart's own limit wins, and its null is never (C9.16, C9.17). */
export function useFreeFrom(): number | null {
  const everybody = useShell()?.settings.freeShippingAt ?? null
  return useCart(({ cart }) => (cart.items.length > 0 ? cart.prices.freeShippingAt : everybody))
}
