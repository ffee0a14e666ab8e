import { isNonNullType } from 'graphql'
import { fields, findTypeError, queryOf, type Field } from '../contract/graphql.ts'
import type { Check, CheckContext } from '../check.ts'

const promise = 'The schema is `schema.graphql`.'

/** Values for the required arguments of a field. */
const argumentsOf = (field: Field): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    field.args
      .filter(({ defaultValue, type }) => defaultValue === undefined && isNonNullType(type))
      .map(({ name, type }) => {
        const kind = String(type)
        if (kind.startsWith('[')) return [name, []]
        return [name, kind.startsWith('Int') ? 1 : 'conformance-no-such-thing']
      }),
  )

async function query({ request, assert }: CheckContext, body: object) {
  const response = await request('graphql', { body })
  assert(response.status === 200, `Expected the status 200, received ${response.status}.`, response)
  return response
}

/** GraphQL queries, and every field of the schema. */
export const graphqlChecks: readonly Check[] = [
  {
    id: 'graphql/every-field',
    title: 'Every query of the schema returns data of its type',
    operation: 'graphql',
    promise,
    impact: 'Pages with this content show an error.',
    async run(context) {
      for (const field of fields) {
        const response = await query(context, queryOf(field, argumentsOf(field)))
        const [error] = response.body.errors ?? []
        context.assert(error === undefined, `${field.name}: ${error?.message}`, response)
        const typeError = findTypeError(field.type, response.body.data?.[field.name], field.name)
        context.assert(typeError === undefined, `${typeError}.`, response)
      }
    },
  },
  {
    id: 'graphql/nothing-found',
    title: 'Missing content is `null`, and the rest of the response stays',
    operation: 'graphql',
    promise: 'Data, errors or both',
    impact: 'One missing text makes the whole page fail.',
    async run(context) {
      const response = await query(context, {
        query: '{ siteConfiguration { __typename } pageBySlug(slug: "conformance-no-such-page") { title } }',
      })
      const { data } = response.body
      context.assert(
        data?.siteConfiguration?.__typename === 'SiteConfiguration',
        'The response has no siteConfiguration.',
        response,
      )
      context.assert(data.pageBySlug === null, 'pageBySlug is not null for an unknown slug.', response)
    },
  },
  {
    id: 'graphql/variables',
    title: 'Variables and operation names are used',
    operation: 'graphql',
    promise: 'Run a GraphQL query',
    impact: 'All pages show the same content.',
    async run(context) {
      const response = await query(context, {
        query: 'query A { articles(limit: 2) { total } } query B($slug: String!) { pageBySlug(slug: $slug) { title } }',
        operationName: 'B',
        variables: { slug: 'conformance-no-such-page' },
      })
      const { data } = response.body
      context.assert(
        data?.pageBySlug === null && !('articles' in data),
        'The response belongs to another operation of the document.',
        response,
      )
    },
  },
  {
    id: 'graphql/limits',
    title: 'Lists support skip and limit',
    operation: 'graphql',
    promise: 'Articles, newest first',
    impact: 'The magazine shows the same articles on every page.',
    async run(context) {
      const readArticles = async (skip: number, limit: number) => {
        const body = {
          query: '{ articles(skip: $s, limit: $l) { total items { slug } } }'
            .replace('$s', String(skip))
            .replace('$l', String(limit)),
        }
        const response = await query(context, body)
        return { response, ...(response.body.data.articles as { total: number; items: { slug: string }[] }) }
      }
      const [first, second, both] = [await readArticles(0, 1), await readArticles(1, 1), await readArticles(0, 2)]
      if (first.total < 2) context.skip('There are fewer than two articles.')
      context.assert(first.items.length === 1, `limit: 1 returns ${first.items.length} articles.`, first.response)
      const slugs = [...first.items, ...second.items].map(({ slug }) => slug)
      context.assert(
        String(slugs) === String(both.items.map(({ slug }) => slug)),
        'skip: 1 does not return the second article.',
        second.response,
      )
    },
  },
  {
    id: 'graphql/wrong-query',
    title: 'A query for unknown fields returns an error',
    operation: 'graphql',
    promise: 'Request rejected; for a query that cannot be parsed, in the GraphQL error format',
    impact: 'A mistake in a query shows an empty page instead of an error.',
    async run({ request, assert }) {
      for (const text of ['{ conformanceNoSuchField }', '{ homepage { ']) {
        const response = await request('graphql', { body: { query: text } })
        assert(
          Array.isArray(response.body?.errors) && response.body.errors.length > 0,
          'The response has no errors.',
          response,
        )
        assert(typeof response.body.errors[0].message === 'string', 'The error has no message.', response)
      }
    },
  },
]
