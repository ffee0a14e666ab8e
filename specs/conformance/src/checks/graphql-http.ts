import { serverAudits, type AuditResult } from 'graphql-http'
import type { Check, CheckContext } from '../check.ts'

/** Audits that use introspection. */
const introspectionAudits = new Set(['BF61', '2EA1', '28B9', 'D6D5', '6A70'])

const auditResults = new WeakMap<CheckContext['shop'], Promise<readonly AuditResult[]>>()

/** Runs all audits of the package graphql-http, once for each run. */
function runAudits({ request, fetch, shop, note }: CheckContext): Promise<readonly AuditResult[]> {
  const cached = auditResults.get(shop)
  if (cached) return cached
  const results = (async () => {
    const probe = await request('graphql', { body: { query: '{ __typename }' } })
    const schema = await request('graphql', { body: { query: '{ __type(name: "Query") { name } }' } })
    const allowsIntrospection = schema.body?.data?.__type?.name === 'Query'
    if (!allowsIntrospection) note('Five audits were skipped, because the back end does not allow introspection.')
    const all = await Promise.all(serverAudits({ url: probe.sent.url, fetchFn: fetch }).map(({ fn }) => fn()))
    return all.filter(({ id }) => allowsIntrospection || !introspectionAudits.has(id))
  })()
  auditResults.set(shop, results)
  return results
}

async function expectNoAuditsWithStatus(context: CheckContext, status: AuditResult['status']): Promise<void> {
  const failed = (await runAudits(context)).filter((result) => result.status === status)
  const probe = await context.request('graphql', { body: { query: '{ __typename }' } })
  const names = failed.map(({ id, name }) => `${id} ${name}`).join('; ')
  context.assert(
    failed.length === 0,
    `${failed.length} ${failed.length === 1 ? 'audit fails' : 'audits fail'}: ${names}.`,
    probe,
  )
}

/** GraphQL over HTTP, checked by the audits of the package graphql-http. */
export const graphqlHttpChecks: readonly Check[] = [
  {
    id: 'graphql-http/must',
    title: 'GraphQL over HTTP meets every MUST of the specification',
    operation: 'graphql',
    promise: 'Follows GraphQL over HTTP',
    impact: 'Standard GraphQL clients, gateways and tools do not work with the content service.',
    run: (context) => expectNoAuditsWithStatus(context, 'error'),
  },
  {
    id: 'graphql-http/should',
    title: 'GraphQL over HTTP meets every SHOULD of the specification',
    operation: 'graphql',
    promise: 'requests with `Accept: application/graphql-response+json` get a response of that type',
    impact: 'Standard GraphQL clients cannot distinguish GraphQL errors from errors of a proxy.',
    run: (context) => expectNoAuditsWithStatus(context, 'warn'),
  },
]
