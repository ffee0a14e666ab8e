import { isNonNullType } from 'graphql'
import { dataFault, fields, queryOf, type Field } from '../contract/graphql.ts'
import type { Check, Checking } from '../check.ts'

const says = 'The schema is `schema.graphql`.'

/** Arguments that everybody can answer. */
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

async function query({ ask, must }: Checking, body: object) {
  const answer = await ask('graphql', { body })
  must(answer.status === 200, `it was answered with ${answer.status}`, answer)
  return answer
}

/** What the GraphQL half answers, and every field of the schema. */
export const graphqlChecks: readonly Check[] = [
  {
    id: 'graphql/every-field',
    title: 'Every query of the schema returns data of its type',
    operation: 'graphql',
    says,
    breaks: 'The page that asks for it shows an error instead of its text.',
    async run(checking) {
      for (const field of fields) {
        const answer = await query(checking, queryOf(field, argumentsOf(field)))
        const [error] = answer.body.errors ?? []
        checking.must(error === undefined, `${field.name}: ${error?.message}`, answer)
        const fault = dataFault(field.type, answer.body.data?.[field.name], field.name)
        checking.must(fault === undefined, String(fault), answer)
      }
    },
  },
  {
    id: 'graphql/nothing-found',
    title: 'Missing content is `null`, and the rest of the response stays',
    operation: 'graphql',
    says: 'Data, errors or both',
    breaks: 'One missing text takes the whole page with it.',
    async run(checking) {
      const answer = await query(checking, {
        query: '{ siteConfiguration { __typename } pageBySlug(slug: "conformance-no-such-page") { title } }',
      })
      const { data } = answer.body
      checking.must(data?.siteConfiguration?.__typename === 'SiteConfiguration', 'what was found is missing', answer)
      checking.must(data.pageBySlug === null, 'a page that does not exist is not null', answer)
    },
  },
  {
    id: 'graphql/variables',
    title: 'Variables and operation names are used',
    operation: 'graphql',
    says: 'Run a GraphQL query',
    breaks: 'Every page shows the same text.',
    async run(checking) {
      const answer = await query(checking, {
        query: 'query A { articles(limit: 2) { total } } query B($slug: String!) { pageBySlug(slug: $slug) { title } }',
        operationName: 'B',
        variables: { slug: 'conformance-no-such-page' },
      })
      const { data } = answer.body
      checking.must(data?.pageBySlug === null && !('articles' in data), 'another operation was answered', answer)
    },
  },
  {
    id: 'graphql/limits',
    title: 'Lists are read by skip and limit',
    operation: 'graphql',
    says: 'Articles, newest first',
    breaks: 'The magazine shows the same articles on every page.',
    async run(checking) {
      const ask = async (skip: number, limit: number) => {
        const body = {
          query: '{ articles(skip: $s, limit: $l) { total items { slug } } }'
            .replace('$s', String(skip))
            .replace('$l', String(limit)),
        }
        const answer = await query(checking, body)
        return { answer, ...(answer.body.data.articles as { total: number; items: { slug: string }[] }) }
      }
      const [first, second, both] = [await ask(0, 1), await ask(1, 1), await ask(0, 2)]
      if (first.total < 2) checking.skip('there are fewer than two articles')
      checking.must(first.items.length === 1, `limit 1 is answered by ${first.items.length}`, first.answer)
      const slugs = [...first.items, ...second.items].map(({ slug }) => slug)
      checking.must(
        String(slugs) === String(both.items.map(({ slug }) => slug)),
        'skip 1 is not the second of the list',
        second.answer,
      )
    },
  },
  {
    id: 'graphql/wrong-query',
    title: 'A query for unknown fields returns an error',
    operation: 'graphql',
    says: 'Request rejected; for a query that cannot be parsed, in the GraphQL error format',
    breaks: 'A mistake in a query looks like an empty page.',
    async run({ ask, must }) {
      for (const text of ['{ conformanceNoSuchField }', '{ homepage { ']) {
        const answer = await ask('graphql', { body: { query: text } })
        must(
          Array.isArray(answer.body?.errors) && answer.body.errors.length > 0,
          'there are no errors in the answer',
          answer,
        )
        must(typeof answer.body.errors[0].message === 'string', 'the error has no message', answer)
      }
    },
  },
]
