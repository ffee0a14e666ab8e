// Whether response times reveal which e-mails have an account: sign-in, registration and forgotten password, in turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../lib/ports.mjs'
import { Explained } from '../lib/run.mjs'
import { startOn } from './pinned.mjs'
import { median, number, table } from './print.mjs'

// as many requests for both, as in a timing attack
const emails = { known: 'jana@vanek.test', unknown: 'nova@vanek.test' }
const secret = { password: 'spatne-heslo-9', password_confirmation: 'spatne-heslo-9' }
const wide = '999999/3600'

const operations = {
  'signing in': ['/store/api/oauth/login', (email) => ({ email, password: secret.password }), 401],
  'forgotten password': [
    '/store/api/v1/forgot-password',
    (email) => ({ email, callbackUrl: 'http://localhost:3000/resetovat-heslo' }),
    202,
  ],
  registering: [
    '/store/api/v1/register',
    (email) => ({ email, ...secret, firstName: 'Jana', lastName: 'Malá', terms: true, newsletter: true }),
    202,
  ],
}

async function startSandbox(folder) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const limits = ['signIn', 'signInFrom', 'signInStrange', 'mailTo', 'mailFrom'].map((name) => `${name}=${wide}`)
  const env = { SANDBOX_PORT: String(port), SANDBOX_DATA: folder, SANDBOX_DEV: '0', SANDBOX_PASSWORD_COST: '12' }
  const sandbox = startOn(1, ['specs/dist/sandbox.js'], { ...env, SANDBOX_LIMITS: limits.join(',') })
  for (let waited = 0; ; waited += 1) {
    const up = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return { url, stop: () => sandbox.stop() }
    if (waited > 240) throw new Explained('No sandbox answers.')
    await sleep(500)
  }
}

async function timed(url, body, expected) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const start = performance.now()
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  const time = performance.now() - start
  if (answer.status !== expected) throw new Explained(`${url} answered ${answer.status} instead of ${expected}.`)
  return time
}

/** How much two halves of the same times differ by chance: the 95th percentile of a thousand random splits. */
function noiseOf(times) {
  const differences = Array.from({ length: 1000 }, () => {
    const halves = [[], []]
    for (const time of times) halves[Math.random() < 0.5 ? 0 : 1].push(time)
    return Math.abs(median(halves[0]) - median(halves[1]))
  })
  return differences.sort((one, other) => one - other)[949]
}

/** Measures and prints the results. */
export async function measureAccounts({ tries = 2000 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vanek-bench-'))
  const sandbox = await startSandbox(folder)
  try {
    const rows = []
    for (const [name, [path, bodyOf, expected]] of Object.entries(operations)) {
      const times = { known: [], unknown: [] }
      for (let at = -20; at < tries; at++) {
        const kind = Math.random() < 0.5 ? 'known' : 'unknown'
        const time = await timed(sandbox.url + path, bodyOf(emails[kind]), expected)
        if (at >= 0) times[kind].push(time)
      }
      const [one, other] = [median(times.known), median(times.unknown)]
      const noise = noiseOf([...times.known, ...times.unknown])
      const difference = Math.abs(one - other)
      rows.push([
        name,
        ...[one, other, difference, noise].map((ms) => number(ms, 3)),
        difference <= noise ? 'no' : 'YES',
      ])
    }
    table(
      `Answers for a known and an unknown e-mail, ${number(tries)} tries each, median ms`,
      ['', 'known', 'unknown', 'difference', 'noise', 'reveals'],
      rows,
    )
  } finally {
    await sandbox.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
