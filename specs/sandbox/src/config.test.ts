import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startupErrorMessage } from './startup-error.ts'

describe('the configuration', () => {
  it.each<[Readonly<Record<string, string>>, readonly string[], RegExp]>([
    [{ SANDBOX_PORT: '70000' }, [], /^SANDBOX_PORT must be a whole number/],
    [{ SANDBOX_TRUSTED_PROXIES: '::1, 10.0.0.0/33' }, [], /^SANDBOX_TRUSTED_PROXIES must be addresses/],
    [{ SANDBOX_PICTURE_CACHE: 'all' }, [], /^SANDBOX_PICTURE_CACHE must be a whole number/],
    [{ DATABASE_URL: 'mysql://x' }, [], /^DATABASE_URL must look like/],
    [{ SHOP_ORIGIN: 'shop' }, [], /^SHOP_ORIGIN must be a web address/],
    [{ SANDBOX_CORS_ORIGINS: 'http://a.test, b.test' }, [], /^SANDBOX_CORS_ORIGINS must be a web address/],
    [{ SANDBOX_WIDGETS: 'card, cod' }, [], /^SANDBOX_WIDGETS must be codes of payments .* "cod"/],
    [{}, ['--products', 'many'], /^--products must be a whole number/],
  ])('describes an invalid setting in one sentence: %j %j', (env, args, expected) => {
    let message = 'nothing'
    try {
      readConfig(env, args, '/tmp')
    } catch (error) {
      message = startupErrorMessage(error, env)
    }
    expect(message).toMatch(expected)
    expect(message).not.toContain('\n')
  })
})
