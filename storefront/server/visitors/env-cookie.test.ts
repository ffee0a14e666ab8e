import { expect, it } from 'vitest'
import { envOverride } from './env-cookie.ts'

it('reads the settings of the admin panel', () => {
  const wanted = { userVariant: 'b2b', userGroups: ['firmy', 'vip'], domainCode: 'vanek_sk' }
  expect(envOverride(JSON.stringify(wanted))).toEqual(wanted)
})

it.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"userGroups":"vip"}',
  '{"userVariant":"a\\r\\nx: y"}',
  '{"userVariant":1}',
])('ignores %j', (cookie) => {
  expect(envOverride(cookie)).toBeUndefined()
})
