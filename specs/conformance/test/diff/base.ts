import type { Loose } from '../../src/diff/document.ts'

/** A small contract with an example of each feature. */
export const base: Loose = {
  openapi: '3.1.0',
  info: { title: 'Base', version: '1.0.0' },
  security: [{}, { bearer: [] }],
  tags: [{ name: 'mine', 'x-personal': true }, { name: 'open' }],
  paths: {
    '/items': {
      get: {
        operationId: 'list',
        tags: ['open'],
        parameters: [
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'price'] } },
          {
            name: 'ids',
            in: 'query',
            style: 'form',
            explode: false,
            schema: { type: 'array', items: { type: 'integer' } },
          },
          { name: 'lang', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'X-Locale', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'Items',
            headers: { Vary: { schema: { type: 'string' } } },
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Item' } } },
            },
          },
          '4XX': {
            description: 'Refused',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
          },
        },
      },
      post: {
        operationId: 'add',
        tags: ['mine'],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ForAdd' } } },
        },
        responses: {
          201: {
            description: 'Added',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
          },
        },
      },
    },
    '/items/{id}': {
      delete: {
        operationId: 'remove',
        tags: ['open'],
        security: [{ bearer: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        responses: { 204: { description: 'Gone' }, 503: { description: 'Later' } },
      },
    },
  },
  components: {
    schemas: {
      Item: {
        type: 'object',
        required: ['id', 'title'],
        properties: {
          id: { type: 'integer' },
          title: { type: 'string', maxLength: 100 },
          note: { type: 'string' },
          price: { type: 'number', minimum: 0 },
          state: { type: 'string', enum: ['new', 'old'] },
          parent: { oneOf: [{ $ref: '#/components/schemas/Item' }, { type: 'null' }] },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
          shape: { oneOf: ['Round', 'Square', 'Flat'].map((name) => ({ $ref: `#/components/schemas/${name}` })) },
          free: {},
        },
      },
      Round: { type: 'object', properties: { radius: { type: 'number' } } },
      Flat: { type: 'object', properties: {} },
      Square: { type: 'object', properties: { side: { type: 'number' } } },
      ForAdd: {
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: {
          title: { type: 'string', minLength: 2, maxLength: 100, pattern: '^[a-z]+$' },
          amount: { type: 'number', exclusiveMinimum: 0, maximum: 99, multipleOf: 0.5, default: 1 },
          email: { type: 'string', format: 'email' },
          tags: { type: 'array', minItems: 0, maxItems: 5, uniqueItems: true, items: { type: 'string' } },
          kind: { type: 'string', enum: ['a', 'b'] },
          note: { type: ['string', 'null'] },
          version: { const: 1 },
          open: { type: 'object', properties: {}, additionalProperties: { type: 'string' } },
        },
      },
      Errors: {
        type: 'object',
        required: ['errors'],
        properties: {
          errors: {
            type: 'array',
            items: {
              type: 'object',
              required: ['code'],
              properties: { code: { type: 'string', enum: ['validation', 'not_found'] } },
            },
          },
        },
      },
    },
  },
}
