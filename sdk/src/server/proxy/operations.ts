import { contractOperations, personalAreas } from '../../generated/operations.ts'

type Listed = (typeof contractOperations)[number]

/** Back end of an operation. */
export type Target = Listed['target']

/** Kind of the bodies: JSON, file download, image, or image upload. */
export type OperationKind = 'json' | 'file' | 'picture' | 'upload'

/** A further operation of an integrator that the proxy forwards. */
export interface ProxyOperation {
  /** Back end that the operation belongs to. */
  readonly target: Target
  /** In capitals, like `POST`. */
  readonly method: string
  /**
   * The path on the shop's own origin, with placeholders in braces: `/api/v1/user/gift-cards/{code}`.
   * Below `/content` for the content service and `/services` for external services.
   */
  readonly path: string
  /**
   * Kind of the response.
   *
   * @defaultValue `json`
   */
  readonly kind?: OperationKind
}

/** What the proxy does with the tokens of an operation: see capture.ts. */
export type Effect = 'addItem' | 'login' | 'exchange' | 'logout' | 'place' | 'open' | 'order'

/** An allowed operation, as the proxy sees it. */
export interface Operation {
  readonly target: Target
  readonly method: string
  readonly kind: OperationKind
  /** Whether its path contains the token of an order, which only the server has. */
  readonly isOfOrder: boolean
  readonly effect: Effect | undefined
}

const effects: Readonly<Partial<Record<string, Effect>>> = {
  addCartItem: 'addItem',
  addCartItems: 'addItem',
  login: 'login',
  exchangeToken: 'exchange',
  logout: 'logout',
  placeOrder: 'place',
  openOrderLookup: 'open',
} satisfies Partial<Record<Listed['id'], Effect>>

/** The operations of a path by method; empty for an unknown path. */
export type OperationsAt = (path: string) => ReadonlyMap<string, Operation>

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\w~-]{1,200}')}$`)

/**
 * The allowed operations: those of the contract, and those of an integrator.
 *
 * @throws an error when one of these has a path of another back end, or is in the contract already
 */
export function operationTable(further: readonly ProxyOperation[] = []): OperationsAt {
  for (const { target, method, path } of further) {
    if (!path.startsWith(target === 'shop' ? '/api/' : `/${target}/`))
      throw new Error(`The path ${path} does not belong to the back end "${target}".`)
    if (
      contractOperations.some(
        (each) => each.method === method && patternOf(each.path).test(path.replaceAll(/\{\w+\}/g, 'any')),
      )
    )
      throw new Error(`${method} ${path} is an operation of the contract.`)
  }
  const all: readonly (ProxyOperation & { readonly id?: string })[] = [...contractOperations, ...further]
  const listed = all.map(({ target, method, path, kind = 'json', id = '' }) => {
    const isOfOrder = path.startsWith('/api/v1/orders/token/{')
    const effect = effects[id] ?? (isOfOrder && kind === 'json' ? 'order' : undefined)
    return { pattern: patternOf(path), operation: { target, method, kind, isOfOrder, effect } }
  })
  return (path) =>
    new Map(
      listed.flatMap(({ pattern, operation }) => (pattern.test(path) ? [[operation.method, operation] as const] : [])),
    )
}

const personal = new RegExp(`(?:${personalAreas.join('|')})(?:/|$)`)

/**
 * Whether a path of the shop back end returns data of one visitor.
 *
 * @param path - Path from `/api` on.
 */
export const isPersonalPath = (path: string): boolean => personal.test(path)
