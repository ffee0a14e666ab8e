import { resolve, type Contract, type Loose } from './document.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** An operation with its method and path. */
export interface LocatedOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly definition: Loose
  /** Includes the parameters of the path item. References are resolved. */
  readonly parameters: readonly Loose[]
  /** Security requirements, one of which must be met. `{}` allows anonymous requests. */
  readonly security: readonly Loose[]
  readonly tags: readonly string[]
}

/** Ignores the names of path parameters: `{id}` and `{orderId}` are the same. */
export const placeOf = ({ method, path }: Pick<LocatedOperation, 'method' | 'path'>): string =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`

/** All operations of a contract. */
export function operationsOf(contract: Contract): LocatedOperation[] {
  const { paths = {}, security = [], tags = [] } = contract.root
  const personal = new Set(tags.filter((tag: Loose) => tag['x-personal']).map(({ name }: Loose) => name))
  return Object.entries<Loose>(paths).flatMap(([path, value]) => {
    const item = resolve(contract, value)
    return methods.flatMap((method) => {
      const definition = resolve(contract, item[method])
      if (definition === undefined) return []
      const isPersonal = definition['x-personal'] ?? (definition.tags ?? []).some((tag: string) => personal.has(tag))
      const parameters = [...(item.parameters ?? []), ...(definition.parameters ?? [])].map((parameter) =>
        resolve(contract, parameter),
      )
      return {
        ...{ id: definition.operationId ?? `${method} ${path}`, method, path, parameters },
        definition: { ...definition, 'x-personal': Boolean(isPersonal) },
        ...{ security: definition.security ?? security, tags: definition.tags ?? [] },
      }
    })
  })
}
