import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Ways in which a back end can fail. */
export type FaultKind = 'none' | 'down' | 'hanging' | 'failing' | 'html' | 'torn' | 'empty' | 'wrong types'
/** Changes every successful JSON response; gets its path. */
export type Change = (answer: unknown, path: string) => unknown

export interface Breakable {
  readonly url: string
  /** Sets the fault of every response from now on. */
  respondWith(trouble: FaultKind | Change): void
  stop(): Promise<void>
}

/** The same tree with leaves of other types, so that no field has its declared type. */
function withWrongTypes(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return 7
  if (typeof value === 'number' || typeof value === 'boolean') return 'text'
  if (Array.isArray(value)) return depth < 2 ? value.map((each) => withWrongTypes(each, depth + 1)) : { length: 'many' }
  if (typeof value !== 'object' || value === null) return []
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withWrongTypes(each, depth + 1)]))
}

const json = { 'content-type': 'application/json' }

function sendFault(fault: FaultKind | Change, text: string, response: ServerResponse, path: string): void {
  if (typeof fault === 'function') response.writeHead(200, json).end(JSON.stringify(fault(JSON.parse(text), path)))
  else if (fault === 'failing') response.writeHead(500, json).end('{"errors":[]}')
  else if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
  else if (fault === 'torn') response.writeHead(200, json).end(text.slice(0, text.length / 2))
  else if (fault === 'empty') response.writeHead(200, json).end('{}')
  else response.writeHead(200, json).end(JSON.stringify(withWrongTypes(JSON.parse(text))))
}

/** A proxy in front of a back end; forwards everything until a fault is set. */
export async function breakable(target: string): Promise<Breakable> {
  let fault: FaultKind | Change = 'none'
  const sockets = new Set<Socket>()

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    if (fault === 'hanging') return
    if (fault === 'down') {
      request.socket.destroy()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { host: _, connection: __, ...headers } = request.headers
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const text = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    const isUnchanged = typeof fault === 'function' && !answer.ok
    if (fault === 'none' || isUnchanged || !type.includes('json'))
      response.writeHead(answer.status, { 'content-type': type }).end(text)
    else sendFault(fault, text, response, request.url ?? '')
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    respondWith: (next) => {
      fault = next
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
