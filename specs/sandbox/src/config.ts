import { isIP } from 'node:net'
import { join } from 'node:path'
import { readRules, type Rules } from './limits/rules.ts'
import { inMarket } from './market.ts'
import { wayOf } from './payments/ways.ts'
import type { Profile } from './seed/profile.ts'

/** Configuration of a sandbox, from environment and command line. */
export interface Config {
  readonly port: number
  readonly host: string
  /** If missing, PGlite in `dataFolder` is used. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** Number of products in the catalogue; if missing, the standard number. */
  readonly products: number | undefined
  /** Whether `/sandbox/*` is enabled. */
  readonly dev: boolean
  /** Public URL of the shop, for links in mails. */
  readonly shopOrigin: string
  /** Public URL of the sandbox, for the payment page; if missing, the address on which it listens. */
  readonly ownOrigin: string | undefined
  /** Codes of payments that can be paid in a widget on the shop's page. */
  readonly widgets: readonly string[]
  /** Allowed host names, beside `localhost` and network addresses. */
  readonly hosts: readonly string[]
  /** Origins of pages that may call the contract from a browser. */
  readonly corsOrigins: readonly string[]
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /** Size limit in bytes of the disk cache of resized pictures. */
  readonly pictureCacheBytes: number
  /** Limits other than the usual ones. */
  readonly rules: Partial<Rules>
  /** Initial settings of the shop. */
  readonly profile: Profile
  /** Whether a seeded database is dumped to a file, from which other sandboxes can start. */
  readonly dumps: boolean
  /** Whether the data is deleted before the start. */
  readonly reset: boolean
}

/** An invalid setting; the message says in one sentence which and why. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`)
  return value
}

function databaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new ConfigError('DATABASE_URL must look like postgresql://user:password@host:5432/name.')
  return text
}

function origin(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigError(`${name} must be a web address like http://localhost:3000, but it is "${text}".`)
  return new URL(text).origin
}

const origins = (name: string, text: string): string[] =>
  text.split(',').flatMap((part) => (part.trim() === '' ? [] : origin(name, part.trim())))

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
}

function networks(name: string, text: string): string[] {
  const all = text.split(',').flatMap((part) => part.trim() || [])
  const wrong = all.find((part) => !isNetwork(part))
  if (wrong === undefined) return all
  throw new ConfigError(`${name} must be addresses like 10.0.0.1 or 10.0.0.0/8, but one is "${wrong}".`)
}

function hosts(text: string, ...origins: readonly (string | undefined)[]): string[] {
  const all = text.split(',').flatMap((part) => part.trim() || [])
  const wrong = all.find((part) => !/^[a-z0-9.-]+$/i.test(part))
  if (wrong !== undefined)
    throw new ConfigError(`SANDBOX_HOSTS must be names like sandbox.example, but one is "${wrong}".`)
  return [...all, ...origins.flatMap((each) => (each === undefined ? [] : new URL(each).hostname))]
}

function onlinePayments(text: string): string[] {
  const all = text.split(',').flatMap((part) => part.trim() || [])
  const wrong = all.find((code) => wayOf(code) !== 'online')
  if (wrong === undefined) return all
  throw new ConfigError(`SANDBOX_WIDGETS must be codes of payments that are paid online, but one is "${wrong}".`)
}

function limits(text: string): Partial<Rules> {
  try {
    return readRules(text)
  } catch (error) {
    const wrong = error instanceof Error ? error.message : ''
    throw new ConfigError(`SANDBOX_LIMITS must be limits like coupon=200/600,newCart=1000/3600, but one is "${wrong}".`)
  }
}

function profile(text: string): Profile {
  if (text === 'usual' || text === 'inverted') return text
  throw new ConfigError(`SANDBOX_PROFILE must be usual or inverted, but it is "${text}".`)
}

function readFlags(args: readonly string[]): { products: string | undefined; reset: boolean } {
  let products: string | undefined
  let reset = false
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--reset') reset = true
    else if (arg === '--products') products = args[(at += 1)] ?? ''
    else if (arg.startsWith('--products=')) products = arg.slice('--products='.length)
    else throw new ConfigError(`Unknown argument "${arg}"; use --products N or --reset.`)
  }
  return { products, reset }
}

/** @throws ConfigError when a setting is invalid */
export function readConfig(env: Environment, args: readonly string[], cwd: string): Config {
  const { products, reset } = readFlags(args)
  const port = wholeNumber('SANDBOX_PORT', env['SANDBOX_PORT'] ?? '4000', 0, 65_535)
  const host = env['SANDBOX_HOST'] ?? '127.0.0.1'
  const ownOrigin = env['SANDBOX_ORIGIN'] === undefined ? undefined : origin('SANDBOX_ORIGIN', env['SANDBOX_ORIGIN'])
  return {
    port,
    host,
    hosts: [host, ...hosts(env['SANDBOX_HOSTS'] ?? '', ownOrigin)],
    corsOrigins: origins('SANDBOX_CORS_ORIGINS', env['SANDBOX_CORS_ORIGINS'] ?? ''),
    databaseUrl: databaseUrl(env['DATABASE_URL']),
    dataFolder: env['SANDBOX_DATA'] ?? join(cwd, '.data', inMarket({ cs: 'sandbox', sk: 'sandbox-sk' })),
    products: products === undefined ? undefined : wholeNumber('--products', products, 1, 1_000_000),
    dev: env['NODE_ENV'] !== 'production' || env['SANDBOX_DEV'] === '1',
    shopOrigin: origin(
      'SHOP_ORIGIN',
      env['SHOP_ORIGIN'] ?? inMarket({ cs: 'http://localhost:3000', sk: 'http://sk.localhost:3000' }),
    ),
    ownOrigin,
    widgets: onlinePayments(env['SANDBOX_WIDGETS'] ?? ''),
    pictureCacheBytes:
      1024 * 1024 * wholeNumber('SANDBOX_PICTURE_CACHE', env['SANDBOX_PICTURE_CACHE'] ?? '256', 1, 1_000_000),
    rules: limits(env['SANDBOX_LIMITS'] ?? ''),
    profile: profile(env['SANDBOX_PROFILE'] ?? 'usual'),
    trustedProxies: networks('SANDBOX_TRUSTED_PROXIES', env['SANDBOX_TRUSTED_PROXIES'] ?? ''),
    dumps: env['SANDBOX_DUMP'] === '1',
    reset,
  }
}
