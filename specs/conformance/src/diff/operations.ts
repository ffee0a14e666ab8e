import { resolved, type Contract, type Loose } from './document.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** An operation with its place. */
export interface Found {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly operation: Loose
  /** Those of the path too, with references followed. */
  readonly parameters: readonly Loose[]
  /** Ways of signing in, one of which has to be taken; `{}` is nobody in particular. */
  readonly security: readonly Loose[]
  readonly tags: readonly string[]
}

/** `{id}` and `{orderId}` are the same place. */
export const placeOf = ({ method, path }: Pick<Found, 'method' | 'path'>): string =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`

/** All operations of a contract. */
export function operationsOf(contract: Contract): Found[] {
  const { paths = {}, security = [], tags = [] } = contract.root
  const personal = new Set(tags.filter((tag: Loose) => tag['x-personal']).map(({ name }: Loose) => name))
  return Object.entries<Loose>(paths).flatMap(([path, value]) => {
    const item = resolved(contract, value)
    return methods.flatMap((method) => {
      const own = resolved(contract, item[method])
      if (own === undefined) return []
      const isPersonal = own['x-personal'] ?? (own.tags ?? []).some((tag: string) => personal.has(tag))
      const parameters = [...(item.parameters ?? []), ...(own.parameters ?? [])].map((one) => resolved(contract, one))
      return {
        ...{ id: own.operationId ?? `${method} ${path}`, method, path, parameters },
        operation: { ...own, 'x-personal': Boolean(isPersonal) },
        ...{ security: own.security ?? security, tags: own.tags ?? [] },
      }
    })
  })
}
