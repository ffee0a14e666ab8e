import { GraphQLError, Kind, type ASTNode, type ValidationRule } from 'graphql'

const DEEPEST = 10
const MAX_FIELDS = 300
/** Limit of root fields, including aliases: each can run a separate search. */
const MAX_ROOTS = 20
/** Fragments count once per spread, even without any field. */
const MAX_NODES = 1_000

/** Limit of tokens in a query. The parser stops at it, before deep nesting can overflow its stack. */
export const MAX_TOKENS = 2_000

/** Refuses queries that are nested too deep or select too many fields; fragments count wherever they are spread. */
export const queryLimits: ValidationRule = (context) => {
  let visited = 0
  let roots = 0
  const count = (node: ASTNode, depth: number, spread: ReadonlySet<string>): number => {
    visited += 1
    if (visited > MAX_NODES) throw new GraphQLError(`The query has more than ${MAX_NODES} parts.`)
    if (depth > DEEPEST) throw new GraphQLError(`The query is nested deeper than ${DEEPEST} levels.`)
    switch (node.kind) {
      case Kind.FIELD:
        if (depth === 1) roots += 1
        if (roots > MAX_ROOTS) throw new GraphQLError(`The query has more than ${MAX_ROOTS} root fields.`)
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
      if (total > MAX_FIELDS) throw new GraphQLError(`The query selects more than ${MAX_FIELDS} fields.`)
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

/** Refuses introspection; `__typename` is allowed. */
export const noIntrospection: ValidationRule = (context) => ({
  Field({ name }) {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(new GraphQLError('The schema of this service is not public.'))
  },
})
