import { isFunctionOn } from '@vanek/sdk/session'
import { getSettings } from '@vanek/sdk/settings'
import type { PageEnv } from './env.ts'
import { type FlaggedPage, isOffIn } from './off-among.ts'

async function settingsOf({ shop, functions, lacks = [] }: PageEnv) {
  if (functions) return { functions, lacks }
  const settings = await getSettings(shop)
  return settings.ok ? settings.data : undefined
}

/** Whether a feature flag is off (B6.09). If the flags cannot be read, none is off: an outage disables nothing. */
export async function isOff(flag: string, env: PageEnv): Promise<boolean> {
  const settings = await settingsOf(env)
  return settings !== undefined && !isFunctionOn(settings.functions, flag)
}

/**
 * Throws a 404 if the feature flag of a page is off (B6.09), or if the back end lacks what it is about.
 *
 * @param flag - The flag of its forms, if they need one.
 */
export async function mustBeOffered(page: FlaggedPage, flag: string | undefined, env: PageEnv): Promise<void> {
  const settings = await settingsOf(env)
  if (settings && isOffIn(settings, page, flag)) throw new Response(null, { status: 404 })
}
