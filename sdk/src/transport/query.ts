import type { ShopError } from '../kernel/errors.ts'
import { type Result, unwrap } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import type { CallOptions } from './options.ts'

/** A read as a definition: fits TanStack Query, a router's loader or a plain `await` without an adapter. */
export interface Query<T> {
  /** Starts with the room's name and the segment, so that two segments never share an answer. */
  readonly queryKey: readonly unknown[]
  /** Throws `CommerceError`. */
  readonly queryFn: (context?: CallOptions) => Promise<T>
}

/** The parts of a context that change what a public read answers. */
export const segmentOf = ({ config }: Shop): string =>
  [config.locale, config.domainCode, config.currency.code, config.userVariant, ...config.userGroups].join('|')

/** A query definition over a call. */
export const defineQuery = <T>(
  shop: Shop,
  key: readonly [name: string, ...parameters: unknown[]],
  run: (context: CallOptions) => Promise<Result<T, ShopError>>,
): Query<T> => {
  const [name, ...parameters] = key
  return {
    queryKey: [name, segmentOf(shop), ...parameters],
    queryFn: async ({ signal } = {}) => unwrap(await run(signal ? { signal } : {})),
  }
}
