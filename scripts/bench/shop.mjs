// A running shop to measure: sandbox and production server with their own data.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, waitFor } from '../lib/ports.mjs'
import { serverEnv, serverFlags } from '../lib/programs.mjs'
import { startOn } from './pinned.mjs'

/** Starts the sandbox; returns the environment for a storefront, and a function to stop it. */
export async function startSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'vanek-bench-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const sandbox = startOn(0, ['specs/dist/sandbox.js'], {
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: join(folder, 'data'),
  })
  await waitFor(`${base}/store/api/v1/globals`)
  return {
    env: {
      SHOP_URL: `${base}/store`,
      CONTENT_URL: `${base}/cms`,
      CDN_URL: `${base}/cdn`,
      SERVICES_URL: `${base}/services`,
    },
    async stop() {
      await sandbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a server script of the storefront on the measured processor. */
export async function startServer(script, env, ready = '/', flags = []) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = startOn(1, [...serverFlags, ...flags, script], {
    ...serverEnv,
    ...env,
    PORT: String(port),
    SHOP_ORIGIN: url,
  })
  await waitFor(url + ready)
  return { ...server, url }
}

export const storefront = 'storefront/dist/cs/server/main.js'

/** A product page with much content: the first one on the home page. */
export async function productPath(url) {
  const home = await (await fetch(`${url}/`)).text()
  const path = /href="(\/produkt\/[^"?]+)/.exec(home)?.[1]
  if (!path) throw new Error('The home page shows no product')
  return path
}
