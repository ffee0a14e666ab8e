import { describe, expect, it } from 'vitest'
import { createCircuit } from '../back-ends/circuit.ts'
import { unusable } from '../back-ends/fetch-cache.ts'
import { createBackendMonitor } from './backend-monitor.ts'

const bases = ['http://cms.test', 'http://shop.test']

function setUp(answer: (url: string) => Response | Promise<Response>) {
  const world = { now: 0 }
  const circuit = createCircuit({ bases, failures: 2, restMs: 100, now: () => world.now })
  const monitor = createBackendMonitor(bases, circuit)
  const send = monitor.watch(async (input) => answer(input as string))
  return { world, circuit, monitor, request: (url: string) => send(url).catch(() => undefined) }
}

const down = () => Promise.reject(new TypeError('fetch failed'))

describe('the back-end monitor of a page', () => {
  it.each([
    ['a good answer', () => Response.json({}), false, false],
    ['a page that is not there', () => Response.json({}, { status: 404 }), false, false],
    ['a failure', () => Response.json({}, { status: 500 }), true, false],
    ['an answer of no use', () => new Response('', { headers: { [unusable]: '1' } }), true, false],
    ['no answer', down, true, true],
  ])('after %s', async (_, answer, poor, silent) => {
    const { monitor, request } = setUp(answer)
    await request('http://cms.test/a')
    expect([monitor.isDegraded(), monitor.isSilent('http://cms.test')]).toEqual([poor, silent])
    expect(monitor.isSilent('http://shop.test')).toBe(false)
  })

  it('passes a failure on to the caller', async () => {
    const send = createBackendMonitor(bases).watch(down)
    await expect(send('http://cms.test/a')).rejects.toThrow('fetch failed')
  })

  it.each([
    ['before it answers is silent', true],
    ['after it has answered is healthy', false],
  ])('records that a back end whose request is aborted %s', async (_, isEarly) => {
    const giveUp = new AbortController()
    const { monitor } = setUp(() => Response.json({}))
    const send = monitor.watch(async () => {
      if (isEarly) giveUp.abort()
      return Response.json({})
    })
    await send('http://cms.test/a', { signal: giveUp.signal })
    giveUp.abort()
    expect([monitor.isDegraded(), monitor.isSilent('http://cms.test')]).toEqual([isEarly, isEarly])
  })

  it('ignores failures of outside services', async () => {
    const { monitor, request } = setUp(down)
    await request('http://services.test/a')
    expect(monitor.isDegraded()).toBe(false)
  })
})

describe('the circuit', () => {
  it('opens after failures in a row, for a while and for that back end alone', async () => {
    const { world, circuit, request } = setUp(down)
    const isOpen = () => circuit.isOpen('http://cms.test/x')
    await request('http://cms.test/a')
    expect(isOpen()).toBe(false)
    await request('http://cms.test/b')
    expect([isOpen(), circuit.isOpen('http://shop.test/x')]).toEqual([true, false])
    world.now = 100
    expect(isOpen()).toBe(false)
  })

  it('closes with the first answer', async () => {
    let fails = true
    const { circuit, request } = setUp(() => (fails ? down() : Response.json({})))
    for (const path of ['a', 'b']) await request(`http://cms.test/${path}`)
    fails = false
    await request('http://cms.test/c')
    expect(circuit.isOpen('http://cms.test/x')).toBe(false)
  })
})
