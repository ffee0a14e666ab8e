import { isOn } from '@vanek/sdk/session'
import { getSettings } from '@vanek/sdk/settings'
import type { PageEnv } from './env.ts'

/**
 * Goes on for a page whose function the shop has on; without it there is no such page (B6.09). While nobody tells what is
 * on, the page is shown: an outage switches nothing off.
 */
export async function mustBeOn(flag: string, { shop, functions }: PageEnv): Promise<void> {
  const settings = functions ? null : await getSettings(shop)
  const told = functions ?? (settings?.ok ? settings.data.functions : undefined)
  if (told && !isOn(told, flag)) throw new Response(null, { status: 404 })
}
