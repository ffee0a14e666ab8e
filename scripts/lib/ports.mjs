// Ports and URLs: parsed from the environment, validated, waited for.
import { get } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Explained } from './run.mjs'

/** A port from the environment; throws an explanation if it is invalid. */
export function portFrom(env, name, fallback) {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Explained(`${name} must be a port number between 1 and 65535, but it is "${text}".`)
}

/** An http(s) URL from the environment, without a trailing slash; undefined if it is not set. */
export function urlFrom(env, name, protocols = ['http:', 'https:']) {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '')
  const example =
    protocols[0] === 'http:' ? 'https://shop.example/store' : `${protocols[0]}//user:password@host:5432/name`
  throw new Explained(`${name} must be an address such as ${example}, but it is "${text}".`)
}

/** The system error code if the port cannot be used. */
const listenFault = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })

/** Throws an explanation if another program listens on the port, or if `HOST` is not an address of this machine. */
export async function mustBeFree(port, name, host = '127.0.0.1') {
  const fault = (await listenFault(port, undefined)) ?? (await listenFault(port, '127.0.0.1'))
  if (!fault) {
    const own = await listenFault(port, host)
    if (!own) return
    throw new Explained(
      `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, but it is "${host}" (${own}).`,
    )
  }
  if (fault === 'EACCES')
    throw new Explained(`Port ${port} is not for everybody; set ${name} to one above 1023, for example ${name}=3000.`)
  throw new Explained(
    `Port ${port} is taken by another program; set ${name} to a free one, for example ${name}=${port + 100}.`,
  )
}

/** A free port chosen by the system. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** The status of the answer; undefined without one. `host` is for names that only browsers resolve, as `sk.localhost`. */
const statusOf = (url, host) =>
  new Promise((resolve) => {
    const request = get(url, { timeout: 20_000, ...(host && { headers: { host } }) }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(undefined))
  })

/**
 * Waits until the URL responds with a status below 500.
 *
 * @param {string} url
 * @param {{ seconds?: number, signal?: AbortSignal, host?: string }} [options]
 */
export async function waitFor(url, { seconds = 120, signal, host } = {}) {
  const end = Date.now() + seconds * 1000
  for (;;) {
    signal?.throwIfAborted()
    const status = await statusOf(url, host)
    if (status !== undefined && status < 500) return
    if (Date.now() > end) {
      const last = status === undefined ? 'nothing listens there' : `it answers ${status}`
      throw new Explained(`${url} did not become ready within ${seconds} s: ${last}.`)
    }
    await sleep(50)
  }
}
