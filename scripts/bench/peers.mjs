// The same visit as in `wake.mjs` for pages of another shop that is running locally, in turns with ours.
import { kilobytes, median, number, table } from './print.mjs'
import { slowdown, withPhone } from './phone.mjs'
import { productPath, startServer, storefront } from './shop.mjs'
import { visitOf } from './wake.mjs'

/** Measures and prints the results; `peers` are addresses of pages. */
export async function measurePeers(env, { rounds, peers }) {
  const server = await startServer(storefront, env)
  try {
    const own = new URL(await productPath(server.url), server.url)
    const subjects = [own, ...peers.map((peer) => new URL(peer))].map((url) => ({ url, visits: [] }))
    await withPhone(async (phone) => {
      for (let round = 0; round < rounds; round += 1)
        for (const { url, visits } of subjects)
          visits.push(await visitOf(phone, url.origin, {}, { path: url.pathname + url.search }))
    })
    table(
      `A new visitor, 390 px, processor slowed ${slowdown} times, medians of ${rounds} visits in turns; kB of 1000 bytes`,
      ['', 'largest paint ms', 'blocked ms', 'JS before paint', 'JS after all', 'requests', 'all bytes'],
      subjects.map(({ url, visits }) => {
        const of = (key) => median(visits.map((visit) => visit[key]))
        return [
          url === own ? `ours, ${url.pathname}` : url.href,
          number(of('largest')),
          number(of('blocking')),
          kilobytes(of('before')),
          kilobytes(of('all')),
          number(of('files')),
          kilobytes(of('bytes')),
        ]
      }),
    )
  } finally {
    await server.stop()
  }
}
