import { expect, it } from 'vitest'
import { CZECH } from './site.cs.ts'
import { SLOVAK } from './site.sk.ts'

it('B3.50 the texts beside every cart, also that of a company, grant the right of return to consumers only', () => {
  expect(CZECH.cartTexts.join()).toMatch(/^Jako spotřebitel máte na vrácení 30 dní/)
  expect(SLOVAK.cartTexts.join()).toMatch(/^Ako spotrebiteľ máte na vrátenie 30 dní/)
})
