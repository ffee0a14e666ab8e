import { GraphQLError, Kind, type ASTNode, type ValidationRule } from 'graphql'

const DEEPEST = 10
const MOST_FIELDS = 300
/** Limit of root fields, aliases included: each may be a search of its own. */
const MOST_ROOTS = 20
/** Fragments count as often as they are spread, also those without any field. */
const MOST_NODES = 1_000

/** Words and signs of a query. The parser stops at this number, before deep nesting can overflow its stack. */
export const MOST_TOKENS = 2_000

/** Refuses queries that are nested too deep or name too many fields; fragments count wherever they are spread. */
export const queryLimits: ValidationRule = (context) => {
  let visited = 0
  let roots = 0
  const count = (node: ASTNode, depth: number, spread: ReadonlySet<string>): number => {
    visited += 1
    if (visited > MOST_NODES) throw new GraphQLError(`The query has more than ${MOST_NODES} parts.`)
    if (depth > DEEPEST) throw new GraphQLError(`The query is nested deeper than ${DEEPEST} levels.`)
    switch (node.kind) {
      case Kind.FIELD:
        if (depth === 1) roots += 1
        if (roots > MOST_ROOTS) throw new GraphQLError(`The query asks more than ${MOST_ROOTS} things at once.`)
        return 1 + sum(node.selectionSet?.selections ?? [], depth + 1, spread)
      case Kind.INLINE_FRAGMENT:
        return sum(node.selectionSet.selections, depth, spread)
      case Kind.FRAGMENT_SPREAD: {
        const name = node.name.value
        const fragment = spread.has(name) ? undefined : context.getFragment(name)
        return fragment ? sum(fragment.selectionSet.selections, depth, new Set([...spread, name])) : 0
      }
      default:
        return 0
    }
  }
  const sum = (nodes: readonly ASTNode[], depth: number, spread: ReadonlySet<string>): number => {
    let total = 0
    for (const node of nodes) {
      total += count(node, depth, spread)
      if (total > MOST_FIELDS) throw new GraphQLError(`The query names more than ${MOST_FIELDS} fields.`)
    }
    return total
  }
  return {
    OperationDefinition(node) {
      try {
        visited = 0
        roots = 0
        sum(node.selectionSet.selections, 1, new Set())
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        context.reportError(error)
      }
    },
  }
}

/** Refuses questions about the schema itself; `__typename` is allowed. */
export const noIntrospection: ValidationRule = (context) => ({
  Field({ name }) {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(new GraphQLError('The schema of this service is not public.'))
  },
})
