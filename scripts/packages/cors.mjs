// The headers that a back end has to allow to browsers of another origin, derived from the documents.

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Response headers that browsers may always read. */
const safelisted = new Set(
  'cache-control content-language content-length content-type expires last-modified pragma'.split(' '),
)

const resolve = (document, value) =>
  typeof value.$ref === 'string'
    ? value.$ref
        .split('/')
        .slice(1)
        .reduce((at, part) => at[part], document)
    : value

const operationsOf = (document) =>
  Object.values(document.paths).flatMap((item) =>
    methods
      .filter((method) => method in item && !item[method]['x-server-only'])
      .map((method) => {
        const parameters = [...(item.parameters ?? []), ...(item[method].parameters ?? [])]
        return { method, own: item[method], parameters: parameters.map((one) => resolve(document, one)) }
      }),
  )

/** Headers that the introduction of a document names, like `Retry-After`. */
const documentedHeaders = ({ info }) =>
  [...info.description.matchAll(/`([A-Z][a-z]*(?:-[A-Z][a-z]+)+)(?:: [^`]*)?`/g)].map(([, name]) => name)

const authHeaders = ({ components = {} }) =>
  Object.values(components.securitySchemes ?? {}).flatMap((scheme) => {
    if (scheme.type === 'http') return ['Authorization']
    return scheme.in === 'header' ? [scheme.name] : []
  })

/** Methods, headers of requests and headers of answers, by the documents of the contract. */
export function corsOf(documents) {
  const all = Object.values(documents)
  const operations = all.flatMap(operationsOf)
  const sorted = (names) => [...new Set(names)].sort((one, other) => (one < other ? -1 : 1))
  const requestParameters = operations.flatMap(({ parameters }) =>
    parameters.filter((one) => one.in === 'header').map(({ name }) => name),
  )
  // browsers send JSON and pictures only after a preflight request
  const requestHeaders = sorted(['Content-Type', ...requestParameters, ...all.flatMap(authHeaders)])
  const responseHeaders = operations.flatMap(({ own }) =>
    Object.values(own.responses).flatMap(({ headers }) => Object.keys(headers ?? {})),
  )
  return {
    methods: sorted(operations.map(({ method }) => method.toUpperCase())),
    requestHeaders,
    exposedHeaders: sorted(
      [...responseHeaders, ...all.flatMap(documentedHeaders)].filter(
        (name) => !safelisted.has(name.toLowerCase()) && !requestHeaders.includes(name),
      ),
    ),
  }
}
