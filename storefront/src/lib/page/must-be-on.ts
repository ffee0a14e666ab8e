import { isFunctionOn } from '@vanek/sdk/session'
import { getSettings } from '@vanek/sdk/settings'
import type { PageEnv } from './env.ts'

/** Whether a feature flag is off (B6.09). If the flags cannot be read, none is off: an outage disables nothing. */
export async function isOff(flag: string, { shop, functions }: PageEnv): Promise<boolean> {
  const settings = functions ? null : await getSettings(shop)
  const told = functions ?? (settings?.ok ? settings.data.functions : undefined)
  return told !== undefined && !isFunctionOn(told, flag)
}

/** Throws a 404 if the feature flag of a page is off (B6.09). */
export async function mustBeOn(flag: string, env: PageEnv): Promise<void> {
  if (await isOff(flag, env)) throw new Response(null, { status: 404 })
}
