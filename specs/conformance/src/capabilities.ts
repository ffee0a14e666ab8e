import type { Client, Exchange } from './client.ts'
import { operationOf } from './contract/operations.ts'
import { profiles, type Probe } from './contract/profiles.ts'
import type { Shop } from './shop.ts'

/** `unknown` where asking was not possible. */
export type Presence = 'there' | 'absent' | 'unknown'
export type Presences = Readonly<Record<string, Presence>>

const missing = new Set(['not_found', 'not_implemented'])

/** An operation that a back end does not have is answered by 404, 405 or 501, without a reason of its own. */
export function isAbsent({ status, body }: Exchange): boolean {
  if (![404, 405, 501].includes(status)) return false
  const errors = (Array.isArray(body?.errors) ? body.errors : []) as { code?: string }[]
  return errors.every(({ code }) => code === undefined || missing.has(code))
}

async function probed(client: Client, shop: Shop, probe: Probe): Promise<Presence> {
  if (['getImage', 'getUpload'].includes(probe.operation)) return 'unknown'
  const { parameters, requestBody } = operationOf(probe.operation)
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const path: Record<string, string | number> = {}
  if (names.includes('token')) path['token'] = (await shop.newOrder()).token
  else if (names.includes('id')) path['id'] = (await shop.plain()).productId
  const answer = await client.ask(probe.operation, {
    ...(names.length > 0 ? { path } : {}),
    ...(probe.query ? { query: probe.query } : {}),
    ...(requestBody ? { body: {} } : {}),
  })
  return isAbsent(answer) ? 'absent' : 'there'
}

/** Which capabilities a back end has; only those of `only`, if it is given. */
export async function findCapabilities(client: Client, shop: Shop, only?: ReadonlySet<string>): Promise<Presences> {
  const found: Record<string, Presence> = {}
  for (const [name, { probe }] of Object.entries(profiles.capabilities)) {
    if (only && !only.has(name)) continue
    found[name] = await probed(client, shop, probe).catch(() => 'unknown' as const)
  }
  return found
}
