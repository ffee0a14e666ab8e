// npm run bench: measures the production build in one run.
//
//   npm run bench                            all of it
//   npm run bench -- --only rates,entries    some of: rates, addresses, bytes, wake, inp, entries, click,
//                                            cart, memory, services, pictures, listing, machine, accounts
//   npm run bench -- --rounds 5 --seconds 10 longer runs of the rates
//   npm run bench -- --only peers --peer http://localhost:3001/products/a
//                                            a visit to our product page and to pages of another shop that is running there
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { Explained, main, secondsSince } from './lib/run.mjs'

const parts = [
  'rates',
  'addresses',
  'bytes',
  'wake',
  'inp',
  'click',
  'cart',
  'memory',
  'services',
  'pictures',
  'entries',
  'listing',
  'machine',
  'accounts',
]

/** Not a part of all: it needs another shop. */
const peers = 'peers'

function wanted() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      peer: { type: 'string', multiple: true, default: [] },
    },
  })
  const only = values.only?.split(',') ?? parts
  const unknown = only.filter((name) => name !== peers && !parts.includes(name))
  if (unknown.length > 0)
    throw new Explained(`There is no part ${unknown.join(', ')}; choose from ${parts.join(', ')}.`)
  if (only.includes(peers) && values.peer.length === 0)
    throw new Explained('Which pages of another shop? Name them: --peer http://localhost:3001/products/a')
  return { only, rounds: Number(values.rounds), seconds: Number(values.seconds), peers: values.peer }
}

await main(async () => {
  const { only, rounds, seconds, peers: others } = wanted()
  const start = performance.now()
  await ensureInstalled('full')
  const serves = only.some((name) =>
    ['rates', 'addresses', 'bytes', 'wake', 'inp', 'click', 'cart', 'memory', 'services', 'pictures', peers].includes(
      name,
    ),
  )
  if (serves || only.includes('listing') || only.includes('accounts'))
    await build(serves ? undefined : { only: ['sandbox'] })
  console.log(`\nNode ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim()}`)

  if (serves) {
    const { startSandbox } = await import('./bench/shop.mjs')
    const sandbox = await startSandbox()
    try {
      if (only.includes('rates'))
        await (await import('./bench/rates.mjs')).measureRates(sandbox.env, { rounds, seconds })
      if (only.includes('addresses'))
        await (await import('./bench/addresses.mjs')).measureAddresses(sandbox.env, { rounds, seconds })
      if (only.includes('bytes')) await (await import('./bench/bytes.mjs')).measureBytes(sandbox.env)
      if (only.includes('wake')) await (await import('./bench/wake.mjs')).measureWaking(sandbox.env, { rounds })
      if (only.includes(peers))
        await (await import('./bench/peers.mjs')).measurePeers(sandbox.env, { rounds, peers: others })
      if (only.includes('inp')) await (await import('./bench/inp.mjs')).measureInteractions(sandbox.env, { rounds })
      if (only.includes('click')) await (await import('./bench/click.mjs')).measureClick(sandbox.env)
      if (only.includes('cart')) await (await import('./bench/cart.mjs')).measureCart(sandbox.env)
      if (only.includes('memory')) await (await import('./bench/memory.mjs')).measureMemory(sandbox.env)
      if (only.includes('services')) await (await import('./bench/services.mjs')).measureServices(sandbox.env)
      if (only.includes('pictures')) await (await import('./bench/pictures.mjs')).measurePictures(sandbox.env)
    } finally {
      await sandbox.stop()
    }
  }
  if (only.includes('entries')) await (await import('./bench/entries.mjs')).measureEntries()
  if (only.includes('listing')) await (await import('./bench/listing.mjs')).measureListing({ rounds })
  if (only.includes('accounts')) await (await import('./bench/accounts.mjs')).measureAccounts()
  if (only.includes('machine')) await (await import('./bench/machine.mjs')).measureMachine()
  console.log(`\nMeasured in ${secondsSince(start)}.`)
})
