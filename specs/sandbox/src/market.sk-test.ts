import { expect, it } from 'vitest'
import { inMarket, market } from './market.ts'

it('is the Slovak shop where the environment says so', () => {
  expect(market).toBe('sk')
  expect(inMarket({ cs: 'košík', sk: 'košík (sk)' })).toBe('košík (sk)')
})
