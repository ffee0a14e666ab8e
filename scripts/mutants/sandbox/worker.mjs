// Runs the suites of the sandbox in one process on one PostgreSQL: first without a fault, to record which test reaches
// which fault, then each fault with the tests that reach it. A failing test must pass again without the fault.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { program } from './bundle.mjs'

const TEST_MS = 20_000
const QUICK_MS = 20_000
let active = -1
let hits = new Set()
globalThis.isPlanted = (number) => {
  hits.add(number)
  return number === active
}
process.on('disconnect', () => process.exit())
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})

const send = (message) => process.send(message)

process.once('message', async ({ url, template, isFilled, known, faults, early, check, quick }) => {
  const asAdmin = async (statement) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const addressOf = (name) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const isEarly = early !== undefined
  if (isEarly) active = early
  const refused = (error) => send({ ready: true, result: { number: early, by: `start: ${String(error)}` } })
  const { the, collected, createWorld, openPostgres, recorded } = await import(program).catch((error) => {
    if (!isEarly) throw error
    refused(error)
    return {}
  })
  if (!the) return
  const records = []
  let database

  async function fill() {
    await asAdmin(`create database ${template}`)
    await (await createWorld(openPostgres(addressOf(template), 2))).close()
  }

  async function newWorld() {
    const old = the.world
    if (old) await Promise.race([old.close(), new Promise((resolve) => setTimeout(resolve, 2000))]).catch(() => {})
    if (database) await asAdmin(`drop database if exists ${database} with (force)`)
    database = `mutant_${randomUUID().replaceAll('-', '')}`
    await asAdmin(`create database ${database} template ${template}`)
    the.world = recorded(await createWorld(openPostgres(addressOf(database), 10)), records)
    for (const { again } of collected) again()
  }

  /** The failure of a test; undefined if it passes. */
  async function wrong({ run }) {
    records.length = 0
    let limit
    const late = new Promise((_, reject) => {
      limit = setTimeout(() => reject(new Error('too late')), TEST_MS)
    })
    try {
      await Promise.race([run(), late])
      return records.flatMap((record) => record.faults)[0]
    } catch (error) {
      return String(error?.message ?? error)
    } finally {
      clearTimeout(limit)
    }
  }

  if (!isFilled) await fill()
  if (known === undefined) {
    const atStart = [...hits]
    const results = []
    await newWorld()
    for (const test of collected) {
      hits = new Set()
      const began = performance.now()
      const fault = await wrong(test)
      results.push({ name: test.name, fault, ms: performance.now() - began, hits: [...hits] })
    }
    // some cannot run twice in one database, some only after others
    for (const [at, test] of collected.entries()) results[at].again = await wrong(test)
    return send({ known: { tests: results, early: atStart } })
  }

  if (check !== undefined) {
    await newWorld()
    return send({ checked: (await wrong(collected[check])) ?? null })
  }

  const order = known.tests.map((_, at) => at).filter((at) => !known.tests[at].fault)
  const isTwice = (at) => !known.tests[at].again
  const fails = new Map()
  const alone = new Map()

  async function planted(number, at) {
    active = number
    const fault = await wrong(collected[at])
    active = isEarly ? early : -1
    send({ alive: true })
    return fault
  }

  /** The same in a fresh database, where a failing test must pass without a fault. */
  async function plantedAlone(number, at) {
    if (!alone.has(at)) {
      await newWorld()
      alone.set(at, await wrong(collected[at]))
    }
    if (alone.get(at)) return undefined
    await newWorld()
    const fault = await planted(number, at)
    await newWorld()
    return fault
  }

  /** The test that notices the fault. */
  async function noticedBy(number) {
    const path = faults[number].path
    // first tests that noticed faults of this file before, then those that reach little else, then the fast ones
    const share = (at) => {
      const { hits } = known.tests[at]
      return Math.round((20 * hits.filter((hit) => faults[hit].path === path).length) / (hits.length || 1))
    }
    const weight = (at) => known.tests[at].ms / 10 ** (share(at) + 3 * Math.min(2, fails.get(`${path} ${at}`) ?? 0))
    const bound = order
      .filter((at) => isEarly || known.tests[at].hits.includes(number))
      .map((at) => ({ at, by: weight(at) }))
      .sort((a, b) => a.by - b.by)
      .map(({ at }) => at)
    const recordFailure = (at, fault) => {
      fails.set(`${path} ${at}`, (fails.get(`${path} ${at}`) ?? 0) + 1)
      return `${known.tests[at].name}: ${fault}`
    }
    let left = quick ? QUICK_MS : Infinity
    for (const at of bound.filter(isTwice)) {
      // some depend on others
      if (isEarly && known.tests[at].isLost) continue
      left -= known.tests[at].ms
      if (left < 0) return undefined
      const fault = await planted(number, at)
      if (fault === undefined) continue
      if (isEarly) {
        await newWorld()
        if ((await planted(number, at)) === undefined) continue
        return { by: recordFailure(at, fault), test: at }
      }
      // a failure caused by an earlier fault does not count
      if ((await wrong(collected[at])) && !(await plantedAlone(number, at))) continue
      return { by: recordFailure(at, fault) }
    }
    for (const at of bound.filter((one) => !isTwice(one) && !isEarly)) {
      const fault = await plantedAlone(number, at)
      if (fault !== undefined) return { by: recordFailure(at, fault) }
    }
    return undefined
  }

  try {
    await newWorld()
  } catch (error) {
    return refused(error)
  }
  send({ ready: true })
  const numbers = isEarly ? [early] : faults.map((_, at) => at).filter((at) => !faults[at].done)
  for (const number of numbers) send({ result: { number, ...(await noticedBy(number)) } })
  send({ over: true })
})
