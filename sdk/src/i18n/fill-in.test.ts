import { expect, it } from 'vitest'
import { interpolate } from '@vanek/sdk/i18n'

it('replaces placeholders with values, and keeps unknown ones', () => {
  expect(interpolate('{count} {unit} z {count}, {jiné}{toString}', { count: 0, unit: 'ks' })).toBe(
    '0 ks z 0, {jiné}{toString}',
  )
})
