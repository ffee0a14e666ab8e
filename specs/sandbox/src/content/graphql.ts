import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import type { PriceList } from '../pricing/price-list.ts'
import type { Handlers, Services } from '../services.ts'
import { shownGroups, shownPriceList } from '../shop/identity.ts'
import { articleResolvers } from './article-resolvers.ts'
import { branchResolvers } from './branch-resolvers.ts'
import { catalogueResolvers } from './catalogue-resolvers.ts'
import { codedVariantResolvers } from './coded-variants.ts'
import { glossaryResolvers } from './glossary-resolvers.ts'
import { MAX_TOKENS, noIntrospection, queryLimits } from './graphql-limits.ts'
import { homeResolvers } from './home-resolvers.ts'
import { slugFields } from './local-slugs.ts'
import { blockFields, pageResolvers } from './page-resolvers.ts'
import { typeDefaults } from './type-defaults.ts'

/** The visitor who sends a query. */
export interface GraphqlContext {
  readonly groups: readonly string[]
  /** Few queries read prices, so the price list is looked up only for them. */
  readonly prices: () => Promise<PriceList>
}

/**
 * The GraphQL half of the content service (B7.19). The request is validated against the document before. Introspection
 * is allowed only if `introspection` is on.
 */
export function graphqlHandlers(services: Services, typeDefs: string, introspection: boolean): Handlers {
  const limits: Plugin = {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source: string, options?: object) => parseFn(source, { ...options, maxTokens: MAX_TOKENS }))
    },
    onValidate({ addValidationRule }) {
      addValidationRule(queryLimits)
      if (!introspection) addValidationRule(noIntrospection)
    },
  }
  const yoga = createYoga<GraphqlContext>({
    schema: createSchema<GraphqlContext>({ typeDefs, resolvers: resolversOf(services) }),
    graphqlEndpoint: '/cms/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: false,
    parserAndValidationCache: true,
    plugins: [limits],
  })
  return {
    async graphql(request, reply) {
      const type = typeFor(request.headers.accept)
      const question = {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: type },
        body: JSON.stringify(request.body),
      }
      const prices = () => shownPriceList(services, request)
      const context = { groups: await shownGroups(services, request), prices }
      const answer = await yoga.fetch('http://sandbox/cms/graphql', question, context)
      const text = await answer.text()
      // in JSON, an invalid query gives 200, and a malformed GraphQL request gives 400
      const isWrongQuery = answer.status === 400 && !text.includes('"BAD_REQUEST"')
      return reply
        .code(isWrongQuery && type !== GRAPHQL_RESPONSE ? 200 : answer.status)
        .type(`${type}; charset=utf-8`)
        .send(text)
    },
  }
}

const GRAPHQL_RESPONSE = 'application/graphql-response+json'

/** GraphQL over HTTP: `application/graphql-response+json` for clients that accept it, JSON for others. */
const typeFor = (accept = ''): string => (accept.includes(GRAPHQL_RESPONSE) ? GRAPHQL_RESPONSE : 'application/json')

function resolversOf(services: Services) {
  return {
    ...typeDefaults,
    ...slugFields,
    Page: { ...typeDefaults.Page, ...slugFields.Page },
    ContentBlock: blockFields(services),
    Query: {
      ...homeResolvers(services),
      ...pageResolvers(services),
      ...articleResolvers(services),
      ...branchResolvers(services),
      ...glossaryResolvers(services),
      ...catalogueResolvers(services),
      ...codedVariantResolvers(services),
    },
  }
}
