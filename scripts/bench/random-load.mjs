// Requests random URLs and prints the result of autocannon: node random-load.mjs URL SECONDS < paths as JSON
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

const [url, seconds] = process.argv.slice(2)
const paths = JSON.parse(await text(process.stdin))
const perConnection = 2_000

const atRandom = () =>
  Array.from({ length: perConnection }, () => ({
    method: 'GET',
    path: paths[Math.floor(Math.random() * paths.length)],
  }))

const { errors, requests, latency, ...rest } = await autocannon({
  ...{ url, connections: 10, duration: Number(seconds), headers: { 'accept-encoding': 'br' } },
  requests: [{ path: paths[0] }],
  // each connection has an order of its own
  setupClient: (client) => client.setRequests(atRandom()),
})
const wrong = errors + rest['4xx'] + rest['5xx']
process.stdout.write(JSON.stringify({ rate: requests.average, total: requests.total, p99: latency.p99, wrong }))
