import { faultAt } from './fault-at.ts'
import type { CheckedTarget, Guards, Shape } from './guards.ts'

/** A violation of the contract. */
export interface ContractBreach {
  /** The operation id, such as `getCart`. */
  readonly operation: string
  /** Path of the first invalid field, such as `prices.totalWithTax`; '' for the whole response. */
  readonly field: string
}

/** A request with its response. */
export interface CheckedExchange {
  /** Back end that the request went to. */
  readonly target: CheckedTarget
  /** HTTP method in capitals. */
  readonly method: string
  /** Path relative to the back end's base URL, without the query. */
  readonly path: string
  /** HTTP status of the response. */
  readonly status: number
  /** Parsed JSON body of the response. */
  readonly body: unknown
}

/** Checks responses against the contract. */
export interface ResponseCheck {
  /**
   * Whether responses to a request are checked. The bodies of others are not read.
   *
   * @param request - The request.
   */
  covers(request: Pick<CheckedExchange, 'target' | 'method' | 'path'>): boolean
  /**
   * Checks one response.
   *
   * @param exchange - The request with its response.
   * @returns The breach; undefined if the response is valid or not covered.
   */
  breachIn(exchange: CheckedExchange): ContractBreach | undefined
}

/** Creates a check from guards. */
export function checkOf(guards: Guards): ResponseCheck {
  const listed = Object.values(guards).flatMap(({ operations, shapes }) =>
    operations.map((each) => {
      const pattern = new RegExp(`^${each.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return { ...each, shapes, pattern }
    }),
  )
  const find = ({ target, method, path }: Pick<CheckedExchange, 'target' | 'method' | 'path'>) =>
    listed.find((each) => each.target === target && each.method === method && each.pattern.test(path))
  return {
    covers: (request) => find(request) !== undefined,
    breachIn(exchange) {
      const found = find(exchange)
      const fault = found && faultAt(found.answer, exchange.body, found.shapes)
      return fault === undefined ? undefined : { operation: found?.operation ?? '', field: fault.slice(1) }
    },
  }
}

/** The parts of a bundled OpenAPI document that are used. */
export interface ContractDocument {
  /** Operations by path template and then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Parts that the operations refer to. */
  readonly components?: {
    /** JSON Schemas by name, for `#/components/schemas/…` references. */
    readonly schemas?: Readonly<Record<string, object>>
  }
}

interface Described {
  readonly operationId?: string
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Shape }>> }>
  >
}

function guardsOf(target: CheckedTarget, { paths, components }: ContractDocument): Guards[CheckedTarget] {
  const schemas = Object.entries(components?.schemas ?? {})
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      const { operationId: operation, responses = {} } = described as Described
      const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
      const answer = good?.content?.['application/json']?.schema
      return operation && answer ? [{ operation, target, method: method.toUpperCase(), path, answer }] : []
    }),
  )
  const shapes = schemas.map(([name, schema]) => [`#/components/schemas/${name}`, schema as Shape])
  return { operations, shapes: Object.fromEntries(shapes) as Readonly<Record<string, Shape>> }
}

/**
 * Checks every field of every response against the full documents: types, required fields and enums. For development.
 * In production use `checkMoneyAndIdentity`, so that a new enum value or a missing picture does not break a page.
 *
 * @param documents - OpenAPI documents of both back ends, as JavaScript objects.
 * @example
 * ```ts
 * const check = checkWholeResponses({ shop: shopDocument, content: contentDocument })
 * const checked = contractFetch(fetch, shop.config.endpoints, { check })
 * ```
 */
export const checkWholeResponses = (documents: Readonly<Record<CheckedTarget, ContractDocument>>): ResponseCheck =>
  checkOf({ shop: guardsOf('shop', documents.shop), content: guardsOf('content', documents.content) })
