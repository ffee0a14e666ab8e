import { responseRows } from './response-rows.ts'
import { requestRows } from './request-rows.ts'
import { SHOPS, BACKENDS, BOTH, NOBODY, list, add, remove, type Line, type Row } from './row.ts'

const operations: readonly Line[] = [
  ['an operation is removed', (d) => delete d.paths['/items/{id}'], 'operation-removed', 'DELETE /items/{id}', SHOPS],
  [
    'an optional operation is added',
    (d) => (d.paths['/new'] = { get: { operationId: 'extra', responses: {} } }),
    'operation-added',
    'GET /new',
    NOBODY,
  ],
  [
    'an operation of the minimum profile is added',
    (d) => (d.paths['/new'] = { get: { operationId: 'needed', responses: {} } }),
    'operation-added',
    'GET /new',
    BACKENDS,
  ],
  [
    'an operation moves',
    (d) => {
      d.paths['/things/{id}'] = d.paths['/items/{id}']
      delete d.paths['/items/{id}']
    },
    'operation-moved',
    'DELETE /items/{id}',
    BOTH,
  ],
  [
    'an operation is renamed',
    (d) => (remove(d).operationId = 'drop'),
    'operation-renamed',
    'DELETE /items/{id}',
    SHOPS,
  ],
  [
    'an operation is deprecated',
    (d) => (remove(d).deprecated = true),
    'operation-deprecated',
    'DELETE /items/{id}',
    NOBODY,
  ],
  [
    'anonymous requests are no longer allowed',
    (d) => (list(d).security = [{ bearer: [] }]),
    'way-of-signing-in-removed',
    'security',
    SHOPS,
  ],
  [
    'anonymous requests are allowed',
    (d) => (remove(d).security = [{}, { bearer: [] }]),
    'way-of-signing-in-added',
    'security',
    BACKENDS,
  ],
  ['a response becomes personal', (d) => (list(d)['x-personal'] = true), 'x-personal-added', 'x-personal', BOTH],
  ['a response becomes public', (d) => (add(d).tags = ['open']), 'x-personal-removed', 'x-personal', BOTH],
  [
    'requests from browsers are no longer allowed',
    (d) => (list(d)['x-server-only'] = true),
    'x-server-only-added',
    'x-server-only',
    SHOPS,
  ],
  ['a response becomes a file', (d) => (list(d)['x-download'] = true), 'x-download-added', 'x-download', SHOPS],
]

export const rows: readonly Row[] = [...operations, ...requestRows, ...responseRows].map(
  ([name, change, kind, place, breaks]) => ({ name, change, kind, place, breaks }),
)
