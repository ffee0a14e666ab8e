import type { Client, Exchange } from './client.ts'
import { operationOf } from './contract/operations.ts'
import { profiles, type Probe } from './contract/profiles.ts'
import type { Shop } from './shop.ts'

/** `unknown` if the request could not be made. */
export type Presence = 'there' | 'absent' | 'unknown'
export type Presences = Readonly<Record<string, Presence>>

const codesOfAbsence = new Set(['not_found', 'not_implemented'])

/** A missing operation returns 404, 405 or 501, with no other error code. */
export function isAbsent({ status, body }: Exchange): boolean {
  if (![404, 405, 501].includes(status)) return false
  const errors = (Array.isArray(body?.errors) ? body.errors : []) as { code?: string }[]
  return errors.every(({ code }) => code === undefined || codesOfAbsence.has(code))
}

async function probeCapability(client: Client, shop: Shop, probe: Probe): Promise<Presence> {
  if (['getImage', 'getUpload'].includes(probe.operation)) return 'unknown'
  const { parameters, requestBody } = operationOf(probe.operation)
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const path: Record<string, string | number> = {}
  if (names.includes('token')) path['token'] = (await shop.createOrder()).token
  else if (names.includes('id')) path['id'] = (await shop.inStock()).productId
  const response = await client.request(probe.operation, {
    ...(names.length > 0 ? { path } : {}),
    ...(probe.query ? { query: probe.query } : {}),
    ...(requestBody ? { body: {} } : {}),
  })
  return isAbsent(response) ? 'absent' : 'there'
}

/** Finds out which capabilities a back end has. With `only`, looks for those alone. */
export async function findCapabilities(client: Client, shop: Shop, only?: ReadonlySet<string>): Promise<Presences> {
  const found: Record<string, Presence> = {}
  for (const [name, { probe }] of Object.entries(profiles.capabilities)) {
    if (only && !only.has(name)) continue
    found[name] = await probeCapability(client, shop, probe).catch(() => 'unknown' as const)
  }
  return found
}
