import { expect, it } from 'vitest'
import { interpolate } from '@vanek/sdk/i18n'

it('fills the places it has values for and leaves the others to be seen', () => {
  expect(interpolate('{count} {unit} z {count}, {jiné}{toString}', { count: 0, unit: 'ks' })).toBe(
    '0 ks z 0, {jiné}{toString}',
  )
})
