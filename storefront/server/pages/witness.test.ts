import { describe, expect, it } from 'vitest'
import { createCircuit } from '../back-ends/circuit.ts'
import { unusable } from '../back-ends/fetch-cache.ts'
import { createWitness } from './witness.ts'

const bases = ['http://cms.test', 'http://shop.test']

function setUp(answer: (url: string) => Response | Promise<Response>) {
  const world = { now: 0 }
  const circuit = createCircuit({ bases, failures: 2, restMs: 100, now: () => world.now })
  const witness = createWitness(bases, circuit)
  const send = witness.watch(async (input) => answer(input as string))
  return { world, circuit, witness, ask: (url: string) => send(url).catch(() => undefined) }
}

const down = () => Promise.reject(new TypeError('fetch failed'))

describe('the witness of a page', () => {
  it.each([
    ['a good answer', () => Response.json({}), false, false],
    ['a page that is not there', () => Response.json({}, { status: 404 }), false, false],
    ['a failure', () => Response.json({}, { status: 500 }), true, false],
    ['an answer of no use', () => new Response('', { headers: { [unusable]: '1' } }), true, false],
    ['no answer', down, true, true],
  ])('after %s', async (_, answer, poor, silent) => {
    const { witness, ask } = setUp(answer)
    await ask('http://cms.test/a')
    expect([witness.isPoor(), witness.isSilent('http://cms.test')]).toEqual([poor, silent])
    expect(witness.isSilent('http://shop.test')).toBe(false)
  })

  it('passes a failure on to who has asked', async () => {
    const send = createWitness(bases).watch(down)
    await expect(send('http://cms.test/a')).rejects.toThrow('fetch failed')
  })

  it.each([
    ['before it answers is one that is silent', true],
    ['when it has answered is one that is well', false],
  ])('knows that a back end that is given up %s', async (_, isEarly) => {
    const giveUp = new AbortController()
    const { witness } = setUp(() => Response.json({}))
    const send = witness.watch(async () => {
      if (isEarly) giveUp.abort()
      return Response.json({})
    })
    await send('http://cms.test/a', { signal: giveUp.signal })
    giveUp.abort()
    expect([witness.isPoor(), witness.isSilent('http://cms.test')]).toEqual([isEarly, isEarly])
  })

  it('does not mind what becomes of outside services', async () => {
    const { witness, ask } = setUp(down)
    await ask('http://services.test/a')
    expect(witness.isPoor()).toBe(false)
  })
})

describe('the circuit', () => {
  it('opens after failures in a row, for a while and for that back end alone', async () => {
    const { world, circuit, ask } = setUp(down)
    const isOpen = () => circuit.isOpen('http://cms.test/x')
    await ask('http://cms.test/a')
    expect(isOpen()).toBe(false)
    await ask('http://cms.test/b')
    expect([isOpen(), circuit.isOpen('http://shop.test/x')]).toEqual([true, false])
    world.now = 100
    expect(isOpen()).toBe(false)
  })

  it('closes with the first answer', async () => {
    let fails = true
    const { circuit, ask } = setUp(() => (fails ? down() : Response.json({})))
    for (const path of ['a', 'b']) await ask(`http://cms.test/${path}`)
    fails = false
    await ask('http://cms.test/c')
    expect(circuit.isOpen('http://cms.test/x')).toBe(false)
  })
})
