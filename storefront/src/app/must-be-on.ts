import { isOn } from '@vanek/sdk/session'
import { getSettings } from '@vanek/sdk/settings'
import type { PageEnv } from './env.ts'

/** Whether the shop has a function off (B6.09). While nobody tells what is on, none is: an outage switches nothing off. */
export async function isOff(flag: string, { shop, functions }: PageEnv): Promise<boolean> {
  const settings = functions ? null : await getSettings(shop)
  const told = functions ?? (settings?.ok ? settings.data.functions : undefined)
  return told !== undefined && !isOn(told, flag)
}

/** Goes on for a page whose function the shop has on; without it there is no such page (B6.09). */
export async function mustBeOn(flag: string, env: PageEnv): Promise<void> {
  if (await isOff(flag, env)) throw new Response(null, { status: 404 })
}
