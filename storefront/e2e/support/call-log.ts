import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LoggedCall {
  /** Such as `GET /cms/graphql`, without the query. */
  readonly name: string
  readonly start: number
  /** Time of the response. */
  readonly end: number
}

export interface CallLog {
  readonly url: string
  /** Runs a function and returns the calls that reached the back end meanwhile, in order of their start. */
  during(run: () => Promise<unknown>): Promise<readonly LoggedCall[]>
  stop(): Promise<void>
}

/** Whether all calls were in flight at the same time. */
export const isOneWave = (calls: readonly LoggedCall[]): boolean =>
  Math.max(...calls.map(({ start }) => start)) < Math.min(...calls.map(({ end }) => end))

/** A proxy in front of a back end that delays each response by `delayMs` and logs the calls. */
export async function callLog(target: string, delayMs: number): Promise<CallLog> {
  let calls: LoggedCall[] = []
  let open = 0

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers
    const { url = '/', method = 'GET' } = request
    const answer = await fetch(target + url, {
      ...{ method, headers: headers as Record<string, string>, redirect: 'manual' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    await sleep(delayMs)
    const type = answer.headers.get('content-type')
    response.writeHead(answer.status, type === null ? {} : { 'content-type': type }).end(body)
    calls.push({ name: `${method} ${url.split('?')[0] ?? ''}`, start, end: performance.now() })
  }

  const server = createServer((request, response) => {
    open += 1
    pass(request, response)
      .catch(() => request.socket.destroy())
      .finally(() => (open -= 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  /** Waits until there were no calls for a while, so that late ones count too. */
  const quiet = async () => {
    for (let still = 0; still < 5; still = open > 0 ? 0 : still + 1) await sleep(100)
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async during(run) {
      await quiet()
      calls = []
      await run()
      await quiet()
      return [...calls].sort((one, two) => one.start - two.start)
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
