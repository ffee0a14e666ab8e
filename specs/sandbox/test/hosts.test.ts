import { connect, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createFilledWorld, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await createFilledWorld({ hosts: ['sandbox.example'], silenceMs: 300 })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(() => world.close())

const portOf = ({ app }: World): number => (app.server.address() as AddressInfo).port

describe('the Host header', { timeout: 60_000 }, () => {
  it.each([
    'localhost',
    'LOCALHOST:4000',
    'sk.localhost:4000',
    '127.0.0.1:4000',
    '192.168.1.7',
    '[::1]:4000',
    'sandbox.example:80',
  ])('may be %s', async (host) => {
    expect((await world.request('GET', '/health', undefined, { headers: { host } })).status).toBe(200)
  })

  it.each([
    'evil.test',
    'evil.test:4000',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'sandbox.example.evil.test',
    '[::1].evil.test',
  ])('may not be %s, to prevent DNS rebinding', async (host) => {
    for (const path of ['/mailbox', '/store/api/v1/globals', '/health']) {
      const { status, body } = await world.request('GET', path, undefined, { headers: { host } })
      expect([path, status, body.errors[0].code]).toEqual([path, 421, 'validation'])
    }
  })

  it('may be sent only once', async () => {
    const socket = connect(portOf(world), '127.0.0.1')
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\nConnection: close\r\n\r\n')
    let response = ''
    for await (const chunk of socket) response += String(chunk)
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('may be a host of SANDBOX_HOSTS, SANDBOX_ORIGIN or SANDBOX_HOST', () => {
    const env = { SANDBOX_HOST: 'pult', SANDBOX_HOSTS: 'a.example, b', SANDBOX_ORIGIN: 'https://pay.example' }
    expect(readConfig(env, [], '/').hosts).toEqual(['pult', 'a.example', 'b', 'pay.example'])
    expect(() => readConfig({ SANDBOX_HOSTS: 'http://a' }, [], '/')).toThrow('SANDBOX_HOSTS must be names')
  })
})

describe('a connection', { timeout: 60_000 }, () => {
  it('is closed when its client sends many requests and reads no responses', async () => {
    const count = promisify(world.app.server.getConnections.bind(world.app.server))
    const socket = connect(portOf(world), '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    try {
      socket.write(
        'GET /store/api/v1/branches?shipper_id=2&perPage=500 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400),
      )
      await vi.waitFor(async () => expect(await count()).toBe(1))
      await vi.waitFor(async () => expect(await count()).toBe(0), 20_000)
    } finally {
      socket.destroy()
    }
  })
})
