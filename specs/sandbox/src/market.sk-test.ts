import { expect, it } from 'vitest'
import { inMarket, market } from './market.ts'

it('the market is Slovak if the environment sets it', () => {
  expect(market).toBe('sk')
  expect(inMarket({ cs: 'košík', sk: 'košík (sk)' })).toBe('košík (sk)')
})
