// Product pages per second: rendered and cached, compared with a constant buffer and plain renderToString.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { onProcessor, pinning } from './pinned.mjs'
import { median, megabytes, number, spread, table } from './print.mjs'
import { startSubjects } from './subjects.mjs'

const connections = 10

/** One run of autocannon from the other processor, with the processor time of the server per request. */
function cannon({ server, url, headers = {} }, seconds) {
  const script = join(root, 'node_modules/autocannon/autocannon.js')
  const extra = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = [script, '-j', '-n', '-c', String(connections), '-d', String(seconds), ...extra, url]
  const before = server.used()
  return new Promise((resolve, reject) => {
    const child = spawn(...onProcessor(0, args), { stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', () => {
      const { errors, requests, latency, ...rest } = JSON.parse(output)
      const wrong = errors + rest['4xx'] + rest['5xx']
      if (wrong > 0) return reject(new Error(`${url}: ${wrong} requests went wrong`))
      const used = (server.used() - before) / requests.total
      return resolve({ rate: requests.average, used, p50: latency.p50, p99: latency.p99 })
    })
  })
}

/** Measures and prints the results; rounds are interleaved, so that other load on the machine affects all of them. */
export async function measureRates(env, { rounds, seconds }) {
  const { page, html, cached, uncached, list, stop } = await startSubjects(env)
  try {
    const runs = new Map(list.map(({ name }) => [name, []]))
    for (const subject of list) await cannon(subject, 2)
    for (let round = 0; round < rounds; round++) {
      for (const subject of list) runs.get(subject.name).push(await cannon(subject, seconds))
    }
    const all = (name, figure) => runs.get(name).map((run) => run[figure])
    const part = (name, against, figure) => median(all(name, figure)) / median(all(against, figure))
    const elements = html.match(/<[a-z][^<>]*>/gi)?.length ?? 0
    table(
      `Product page: ${number(elements)} elements, ${number(Buffer.byteLength(html))} bytes of HTML (${page})`,
      ['', 'req/s', 'p50 ms', 'p99 ms', 'server us/req', 'rate of its reference', 'by processor time'],
      list.map(({ name, against }) => [
        name,
        spread(all(name, 'rate')),
        number(median(all(name, 'p50')), 1),
        spread(all(name, 'p99')),
        number(median(all(name, 'used'))),
        against ? number(part(name, against, 'rate'), 2) : '',
        against ? number(part(against, name, 'used'), 2) : '',
      ]),
    )
    console.log(
      `\nPeak memory under this load: ${megabytes(cached.peak())} MB with cached pages, ` +
        `${megabytes(uncached.peak())} MB rendering each time.`,
    )
    console.log(`${connections} connections, ${rounds} rounds of ${seconds} s each, medians [least-most]. ${pinning}`)
  } finally {
    await stop()
  }
}
