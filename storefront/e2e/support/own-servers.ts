import { inject } from 'vitest'

/** URLs of the shop and the sandbox of this worker. */
export function ownServers(): { readonly shopUrl: string; readonly sandboxUrl: string } {
  const servers = inject('servers')
  const own = servers[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % servers.length]
  if (!own) throw new Error('No shop was started for the browser tests')
  return own
}
