import { useCart } from '@vanek/react-hooks'
import { useShell } from '../shop/use-shell.ts'

/** The price from which delivery is free for this visitor; null means never (C9.16, C9.17). A cart has its own limit. */
export function useFreeFrom(): number | null {
  const everybody = useShell()?.settings.freeShippingAt ?? null
  return useCart(({ cart }) => (cart.items.length > 0 ? cart.prices.freeShippingAt : everybody))
}
