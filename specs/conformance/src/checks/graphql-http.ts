import { serverAudits, type AuditResult } from 'graphql-http'
import type { Check, Checking } from '../check.ts'

/** Audits that use introspection. */
const introspecting = new Set(['BF61', '2EA1', '28B9', 'D6D5', '6A70'])

const audited = new WeakMap<Checking['shop'], Promise<readonly AuditResult[]>>()

/** The results of all audits of the package graphql-http, which are made once. */
function audits({ ask, fetch, shop, note }: Checking): Promise<readonly AuditResult[]> {
  const known = audited.get(shop)
  if (known) return known
  const made = (async () => {
    const probe = await ask('graphql', { body: { query: '{ __typename }' } })
    const schema = await ask('graphql', { body: { query: '{ __type(name: "Query") { name } }' } })
    const isOpen = schema.body?.data?.__type?.name === 'Query'
    if (!isOpen) note('Five audits were left out: they ask for the schema, and this back end tells it to nobody')
    const results = await Promise.all(serverAudits({ url: probe.sent.url, fetchFn: fetch }).map(({ fn }) => fn()))
    return results.filter(({ id }) => isOpen || !introspecting.has(id))
  })()
  audited.set(shop, made)
  return made
}

async function none(checking: Checking, status: AuditResult['status']): Promise<void> {
  const broken = (await audits(checking)).filter((result) => result.status === status)
  const probe = await checking.ask('graphql', { body: { query: '{ __typename }' } })
  const told = broken.map(({ id, name }) => `${id} ${name}`).join('; ')
  checking.must(
    broken.length === 0,
    `${broken.length} ${broken.length === 1 ? 'audit fails' : 'audits fail'}: ${told}`,
    probe,
  )
}

/** GraphQL over HTTP, by the public audits of graphql-http: what its specification demands, and what it recommends. */
export const graphqlHttpChecks: readonly Check[] = [
  {
    id: 'graphql-http/must',
    title: 'It speaks GraphQL over HTTP: everything that the specification says a server MUST',
    operation: 'graphql',
    says: 'Follows GraphQL over HTTP',
    breaks: 'Clients, gateways and tools of others cannot talk to the content service.',
    run: (checking) => none(checking, 'error'),
  },
  {
    id: 'graphql-http/should',
    title: 'It speaks GraphQL over HTTP: everything that the specification says a server SHOULD',
    operation: 'graphql',
    says: 'requests with `Accept: application/graphql-response+json` get a response of that type',
    breaks: 'Clients of others cannot tell an answer of GraphQL from that of a proxy, and take refusals for data.',
    run: (checking) => none(checking, 'warn'),
  },
]
