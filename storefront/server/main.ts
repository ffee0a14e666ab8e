import { listenAt } from './listen.ts'
import { furtherMarket, furtherMarkets, originsOf, plainHost, type MarketModule } from './markets.ts'
import { stopOnSignals } from './stop.ts'

const fail = (faults: readonly string[]): never => {
  console.error(faults.join('\n'))
  process.exit(1)
}

/** The built market in a folder beside this file; not bundled, so that each is a build of its own. */
const load = (path: string) => import(new URL(path, import.meta.url).href) as Promise<MarketModule>

const { language, openMarket } = await load('./market.js')
const others = furtherMarkets(process.env, language)
const origins = originsOf(process.env, language)
const opened = openMarket(process.env, origins)
const { app, config } = 'faults' in opened ? fail(opened.faults) : opened

const further = others.map((name) =>
  furtherMarket({
    ...{ language: name, env: process.env, origins, onFaults: (faults) => console.error(faults.join('\n')) },
    load: () => load(`../../${name}/server/market.js`),
  }),
)
if (further.length > 0) {
  const byHost = new Map(further.map((market) => [market.host, market]))
  const [own] = app.server.listeners('request') as ((...args: readonly unknown[]) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const other = byHost.get(plainHost(request.headers.host ?? ''))
    if (other) other.answer(request, response)
    else own?.(request, response)
  })
}
stopOnSignals(app, further)
await listenAt(app, config)
