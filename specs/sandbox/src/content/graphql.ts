import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import type { Handlers, Services } from '../services.ts'
import { queryLimits } from './graphql-limits.ts'
import { queryResolvers } from './resolvers.ts'

/** The GraphQL half of the content service (B7.19); its body is validated by the document before it comes here. */
export function graphqlHandlers(services: Services, typeDefs: string): Handlers {
  const limits: Plugin = {
    onValidate({ addValidationRule }) {
      addValidationRule(queryLimits)
    },
  }
  const yoga = createYoga({
    schema: createSchema({ typeDefs, resolvers: { Query: queryResolvers(services) } }),
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
      const answer = await yoga.fetch('http://sandbox/cms/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(request.body),
      })
      return reply
        .code(answer.status)
        .type('application/json; charset=utf-8')
        .send(await answer.text())
    },
  }
}
