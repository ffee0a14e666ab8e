// Configuration of a running shop from the environment.
import { portFrom, urlFrom } from './ports.mjs'
import { Explained } from './run.mjs'

const services = { SHOP_URL: '/store', CONTENT_URL: '/cms', CDN_URL: '/cdn', SERVICES_URL: '/services' }

/** Validated ports and URLs. Missing URLs point to the sandbox; if all are set, the sandbox is not started. */
export function configFrom(env) {
  const port = portFrom(env, 'PORT', 3000)
  const sandboxPort = portFrom(env, 'SANDBOX_PORT', 4000)
  if (port === sandboxPort) throw new Explained(`PORT and SANDBOX_PORT must differ, but both are ${port}.`)
  const slovakPort = portFrom(env, 'SK_SANDBOX_PORT', sandboxPort + 1 === port ? port + 1 : sandboxPort + 1)
  urlFrom(env, 'DATABASE_URL', ['postgresql:', 'postgres:'])
  const given = Object.keys(services).map((name) => [name, urlFrom(env, name)])
  const urls = Object.fromEntries(
    given.map(([name, url]) => [name, url ?? `http://127.0.0.1:${sandboxPort}${services[name]}`]),
  )
  return {
    port,
    sandboxPort,
    host: env.HOST || '127.0.0.1',
    shopUrl: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    urls,
    // the Slovak shop has a sandbox of its own
    slovak: {
      port: slovakPort,
      shopUrl: `http://sk.localhost:${port}`,
      sandboxUrl: `http://localhost:${slovakPort}`,
      urls: Object.fromEntries(
        Object.entries(services).map(([name, path]) => [`SK_${name}`, `http://127.0.0.1:${slovakPort}${path}`]),
      ),
    },
    needsSandbox: given.some(([, url]) => url === undefined),
  }
}
