import { createShop, memoryTokens, type Shop, unwrap } from '@vanek/sdk'
import { login } from '@vanek/sdk/auth'
import type { Customer } from './account.ts'
import { sandboxShop } from './sandbox.ts'

/** A shop of a customer that calls the sandbox directly, with a session independent of any browser. */
export async function customerShop(sandboxUrl: string, { email, password }: Pick<Customer, 'email' | 'password'>) {
  const shop: Shop = createShop({ ...sandboxShop(sandboxUrl).config, tokens: memoryTokens() })
  unwrap(await login(shop, { email, password }))
  return shop
}
