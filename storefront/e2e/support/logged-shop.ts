import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'
import { freePort, waitFor } from '../../../scripts/lib/ports.mjs'

export interface LoggedShop {
  readonly shopUrl: string
  /** The log of the server so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** Starts another shop on a running sandbox, with a verbose log. */
export async function startLoggedShop(sandboxUrl: string): Promise<LoggedShop> {
  const port = await freePort()
  const shopUrl = `http://127.0.0.1:${port}`
  let log = ''
  const child = spawn(process.execPath, [join(root, 'storefront/dist/cs/server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PORT: String(port),
      SHOP_ORIGIN: shopUrl,
      SHOP_URL: `${sandboxUrl}/store`,
      CONTENT_URL: `${sandboxUrl}/cms`,
      CDN_URL: `${sandboxUrl}/cdn`,
      SERVICES_URL: `${sandboxUrl}/services`,
    },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)))
  await waitFor(`${shopUrl}/`)
  return {
    shopUrl,
    log: () => log,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
