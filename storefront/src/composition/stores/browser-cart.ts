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
    // available on https and localhost only
    ...('locks' in navigator && { lock: async (run) => navigator.locks.request('vanek-cart', run) }),
  }
}

/** Runs once when another tab has changed the cart. */
function onOtherTab(run: () => void): void {
  new BroadcastChannel('vanek-cart').addEventListener('message', run, { once: true })
}

/** Creates the cart of a page in the browser: at once if the page shows it, otherwise on first use. */
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
