import { expect, it } from 'vitest'
import { startTogether } from './pair.mjs'

const forever = { name: 'patient', args: ['-e', 'setInterval(() => {}, 1000)'], env: {} }

it('stops the other program when one ends, and reports which one ended', async () => {
  const pair = startTogether()
  pair.start(forever)
  pair.start({ name: 'hasty', args: ['-e', 'process.exit(3)'], env: {} })
  await pair.ended
  expect(pair.signal.reason.message).toBe('The hasty ended unexpectedly (code 3).')
})

it('stops all programs when it is stopped', async () => {
  const pair = startTogether()
  pair.start(forever)
  pair.start(forever)
  pair.stop(new Error('enough'))
  await pair.ended
  expect(pair.signal.reason.message).toBe('enough')
})
