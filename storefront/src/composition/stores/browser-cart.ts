import type { Shop } from '@vanek/sdk'
import type { Cart, CartRules, CartStore } from '@vanek/sdk/cart'
import type { NoticeStore } from '@vanek/sdk/notices'
import type { CartPorts } from '../../lib/session/cart-engine.ts'
import { lateCart } from './late-cart.ts'

const engine = () => import('../../lib/session/cart-engine.ts')

function browserPorts(rules: CartRules | undefined): CartPorts {
  return {
    rules,
    channel: new BroadcastChannel('vanek-cart'),
    // there on https and localhost only
    ...('locks' in navigator && { lock: async (run) => navigator.locks.request('vanek-cart', run) }),
  }
}

/** Another tab has done something to the cart. */
function onOtherTab(run: () => void): void {
  new BroadcastChannel('vanek-cart').addEventListener('message', run, { once: true })
}

/** How a page of the browser makes its cart: at once when the page shows one, else when it is needed. */
export async function browserCart(
  shop: Shop,
  shown: Cart | undefined,
  rules: CartRules | undefined,
): Promise<(notices: NoticeStore) => CartStore> {
  if (shown) {
    const { makeCart } = await engine()
    return (notices) => makeCart(shop, notices, shown, browserPorts(rules))
  }
  return (notices) => {
    const cart = lateCart(shop, async () => (await engine()).makeCart(shop, notices, undefined, browserPorts(rules)))
    onOtherTab(() => void cart.load())
    return cart
  }
}
