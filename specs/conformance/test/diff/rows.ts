import { answerRows } from './answer-rows.ts'
import { requestRows } from './request-rows.ts'
import { SHOPS, BACKENDS, BOTH, NOBODY, list, add, remove, type Line, type Row } from './row.ts'

const operations: readonly Line[] = [
  ['an operation goes', (d) => delete d.paths['/items/{id}'], 'operation-removed', 'DELETE /items/{id}', SHOPS],
  [
    'a capability comes',
    (d) => (d.paths['/new'] = { get: { operationId: 'extra', responses: {} } }),
    'operation-added',
    'GET /new',
    NOBODY,
  ],
  [
    'an operation of the minimum comes',
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
    'an operation has another name',
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
    'guests may not ask any more',
    (d) => (list(d).security = [{ bearer: [] }]),
    'way-of-signing-in-removed',
    'security',
    SHOPS,
  ],
  [
    'guests may ask now',
    (d) => (remove(d).security = [{}, { bearer: [] }]),
    'way-of-signing-in-added',
    'security',
    BACKENDS,
  ],
  [
    'an answer belongs to one visitor now',
    (d) => (list(d)['x-personal'] = true),
    'x-personal-added',
    'x-personal',
    BOTH,
  ],
  ['an answer belongs to everybody now', (d) => (add(d).tags = ['open']), 'x-personal-removed', 'x-personal', BOTH],
  [
    'no browser may ask any more',
    (d) => (list(d)['x-server-only'] = true),
    'x-server-only-added',
    'x-server-only',
    SHOPS,
  ],
  ['an answer is a file now', (d) => (list(d)['x-download'] = true), 'x-download-added', 'x-download', SHOPS],
]

export const rows: readonly Row[] = [...operations, ...requestRows, ...answerRows].map(
  ([name, change, kind, place, breaks]) => ({ name, change, kind, place, breaks }),
)
