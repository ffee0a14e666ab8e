// The sandbox's suites import this as vitest: tests are collected once, and each can run on its own repeatedly.
import { setTimeout as later } from 'node:timers/promises'
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

export const expect = (value, message) => chai.expect(value, message)
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT])
expect.extend = (matchers) => chai.expect.extend(expect, matchers)
expect.getState = () => getState(expect)
expect.setState = (state) => setState(state, expect)
globalThis[GLOBAL_EXPECT] = expect
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect)
expect.extend(customMatchers)

expect.poll = (read, { timeout = 5000, interval = 50 } = {}) =>
  new Proxy(
    {},
    {
      get:
        (_, matcher) =>
        async (...args) => {
          for (const until = Date.now() + timeout; ; await later(interval))
            try {
              return expect(await read())[matcher](...args)
            } catch (error) {
              if (Date.now() > until) throw error
            }
        },
    },
  )

/** Every test: `{ name, run, hooks }`. */
export const collected = []
const file = () => ({ name: '', before: [], eachBefore: [], eachAfter: [], parents: [] })
const scopes = [file()]
/** Starts collecting another file. */
export const nextFile = () => void scopes.splice(0, 1, file())
const scope = () => scopes.at(-1)
let finishing = []

export const beforeAll = (work) => void scope().before.push({ work, done: false })
export const afterAll = () => {}
export const beforeEach = (work) => void scope().eachBefore.push(work)
export const afterEach = (work) => void scope().eachAfter.push(work)
export const onTestFinished = (work) => void finishing.push(work)
const RealDate = Date
export const vi = {
  /** Only the date is fixed. */
  useFakeTimers({ now }) {
    globalThis.Date = class extends RealDate {
      constructor(...parts) {
        super(...(parts.length === 0 ? [now] : parts))
      }
      static now = () => now
      static [Symbol.hasInstance] = (one) => one instanceof RealDate
    }
  },
  useRealTimers() {
    globalThis.Date = RealDate
  },
  async waitUntil(isSo, { timeout = 1000, interval = 50 } = {}) {
    for (const until = Date.now() + timeout; ;) {
      const found = await isSo()
      if (found) return found
      if (Date.now() > until) throw new Error('It never was so')
      await later(interval)
    }
  },
}

const workOf = (args) => args.find((arg) => typeof arg === 'function')
const named = (name, values) => {
  let at = 0
  return String(name).replaceAll(/%[sdifjo]/g, () => String(values[at++]))
}
const each =
  (define) =>
  (table) =>
  (name, ...args) => {
    for (const row of table) {
      const values = Array.isArray(row) ? row : [row]
      const work = workOf(args)
      define(named(name, values), () => work(...values))
    }
  }

export function describe(name, ...args) {
  const parents = [...scope().parents, scope()]
  scopes.push({ name: `${scope().name}${name} > `, before: [], eachBefore: [], eachAfter: [], parents })
  workOf(args)()
  scopes.pop()
}
describe.each = each(describe)

export function it(name, ...args) {
  const [own, work] = [scope(), workOf(args)]
  const chain = [...own.parents, own]
  const run = async () => {
    finishing = []
    for (const { before } of chain)
      for (const hook of before) {
        if (!hook.done) await hook.work()
        hook.done = true
      }
    for (const { eachBefore } of chain) for (const hook of eachBefore) await hook()
    try {
      await work({})
    } finally {
      for (const { eachAfter } of chain.toReversed()) for (const hook of eachAfter) await hook()
      for (const hook of finishing.toReversed()) await hook()
    }
  }
  const again = () => chain.forEach(({ before }) => before.forEach((hook) => (hook.done = false)))
  collected.push({ name: `${own.name}${name}`, run, again })
}
it.each = each(it)
export const test = it
