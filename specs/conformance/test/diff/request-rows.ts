import { SHOPS, BACKENDS, BOTH, NOBODY, list, add, remove, forAdd, sent, type Line } from './row.ts'

const parameters: readonly Line[] = [
  ['a parameter goes', (d) => list(d).parameters.shift(), 'parameter-removed', 'query sort', SHOPS],
  ['an optional header goes', (d) => list(d).parameters.pop(), 'parameter-removed', 'header X-Locale', NOBODY],
  [
    'an optional parameter comes',
    (d) => list(d).parameters.push({ name: 'q', in: 'query', schema: {} }),
    'parameter-added',
    'query q',
    BACKENDS,
  ],
  [
    'a required parameter comes',
    (d) => list(d).parameters.push({ name: 'q', in: 'query', required: true, schema: {} }),
    'required-parameter-added',
    'query q',
    SHOPS,
  ],
  [
    'a parameter becomes required',
    (d) => (list(d).parameters[0].required = true),
    'parameter-required',
    'query sort',
    SHOPS,
  ],
  [
    'a parameter may be missing',
    (d) => (list(d).parameters[2].required = false),
    'parameter-optional',
    'query lang',
    BACKENDS,
  ],
  [
    'a list is written in another way',
    (d) => (list(d).parameters[1].explode = true),
    'parameter-style',
    'query ids',
    BOTH,
  ],
  ['a value of a parameter goes', (d) => list(d).parameters[0].schema.enum.pop(), 'value-removed', 'query sort', SHOPS],
  [
    'a value of a parameter comes',
    (d) => list(d).parameters[0].schema.enum.push('age'),
    'value-added',
    'query sort',
    BACKENDS,
  ],
  [
    'an id in a path becomes a text',
    (d) => (remove(d).parameters[0].schema = { type: 'string' }),
    'type-added',
    'path id',
    BOTH,
  ],
]

const requests: readonly Line[] = [
  ['a body comes', (d) => (remove(d).requestBody = { content: {} }), 'body-added', 'request', BACKENDS],
  [
    'a required body comes',
    (d) => (remove(d).requestBody = { required: true, content: {} }),
    'required-body-added',
    'request',
    SHOPS,
  ],
  ['a body goes', (d) => delete add(d).requestBody, 'body-removed', 'request', SHOPS],
  ['a body may be missing', (d) => (add(d).requestBody.required = false), 'body-optional', 'request', BACKENDS],
  [
    'a type of content comes',
    (d) => (add(d).requestBody.content['text/csv'] = {}),
    'type-of-content-added',
    'request',
    BACKENDS,
  ],
  ['a field may be sent', (d) => (sent(d).colour = {}), 'property-added', 'request ForAdd.colour', BACKENDS],
  [
    'a field has to be sent',
    (d) => {
      sent(d).colour = {}
      forAdd(d).required.push('colour')
    },
    'required-property-added',
    'request ForAdd.colour',
    BOTH,
  ],
  ['a sent field goes', (d) => delete sent(d).email, 'property-removed', 'request ForAdd.email', SHOPS],
  [
    'a required field goes',
    (d) => {
      delete sent(d).title
      forAdd(d).required = []
    },
    'property-removed',
    'request ForAdd.title',
    BOTH,
  ],
  [
    'a sent field becomes required',
    (d) => forAdd(d).required.push('email'),
    'property-required',
    'request ForAdd.email',
    SHOPS,
  ],
  [
    'a sent field may be missing',
    (d) => (forAdd(d).required = []),
    'property-optional',
    'request ForAdd.title',
    BACKENDS,
  ],
  ['null may not be sent', (d) => (sent(d).note.type = 'string'), 'null-removed', 'request ForAdd.note', SHOPS],
  [
    'null may be sent',
    (d) => (sent(d).email.type = ['string', 'null']),
    'null-added',
    'request ForAdd.email',
    BACKENDS,
  ],
  [
    'a number has to be whole',
    (d) => (sent(d).amount.type = 'integer'),
    'type-removed',
    'request ForAdd.amount',
    SHOPS,
  ],
  ['a sent value goes', (d) => sent(d).kind.enum.pop(), 'value-removed', 'request ForAdd.kind', SHOPS],
  ['values are limited', (d) => (sent(d).email.enum = ['a@b.cz']), 'values-limited', 'request ForAdd.email', SHOPS],
  ['values are not limited', (d) => delete sent(d).kind.enum, 'values-lifted', 'request ForAdd.kind', BACKENDS],
  ['a constant changes', (d) => (sent(d).version.const = 2), 'value-removed', 'request ForAdd.version', BOTH],
  ['a shorter text', (d) => (sent(d).title.maxLength = 50), 'maxLength-changed', 'request ForAdd.title', SHOPS],
  ['a longer text', (d) => (sent(d).title.maxLength = 200), 'maxLength-changed', 'request ForAdd.title', BACKENDS],
  ['the least length grows', (d) => (sent(d).title.minLength = 3), 'minLength-changed', 'request ForAdd.title', SHOPS],
  ['a bound goes', (d) => delete sent(d).amount.maximum, 'maximum-removed', 'request ForAdd.amount', BACKENDS],
  ['a bound comes', (d) => (sent(d).email.maxLength = 80), 'maxLength-added', 'request ForAdd.email', SHOPS],
  [
    'the lower bound grows',
    (d) => (sent(d).amount.exclusiveMinimum = 1),
    'exclusiveMinimum-changed',
    'request ForAdd.amount',
    SHOPS,
  ],
  ['steps grow', (d) => (sent(d).amount.multipleOf = 1), 'multipleOf-changed', 'request ForAdd.amount', SHOPS],
  [
    'steps get smaller',
    (d) => (sent(d).amount.multipleOf = 0.25),
    'multipleOf-changed',
    'request ForAdd.amount',
    BACKENDS,
  ],
  ['a default changes', (d) => (sent(d).amount.default = 2), 'default-changed', 'request ForAdd.amount', BOTH],
  ['a pattern changes', (d) => (sent(d).title.pattern = '^[0-9]+$'), 'pattern-changed', 'request ForAdd.title', BOTH],
  ['a format goes', (d) => delete sent(d).email.format, 'format-removed', 'request ForAdd.email', BACKENDS],
  ['fewer members', (d) => (sent(d).tags.maxItems = 3), 'maxItems-changed', 'request ForAdd.tags', SHOPS],
  [
    'members may be equal',
    (d) => (sent(d).tags.uniqueItems = false),
    'uniqueItems-changed',
    'request ForAdd.tags',
    BACKENDS,
  ],
  [
    'members have another type',
    (d) => (sent(d).tags.items.type = 'integer'),
    'type-removed',
    'request ForAdd.tags[]',
    BOTH,
  ],
  [
    'other fields are allowed',
    (d) => delete forAdd(d).additionalProperties,
    'object-opened',
    'request ForAdd',
    BACKENDS,
  ],
  [
    'other fields are refused',
    (d) => (sent(d).open.additionalProperties = false),
    'object-closed',
    'request ForAdd.open',
    SHOPS,
  ],
  [
    'other fields have another type',
    (d) => (sent(d).open.additionalProperties.type = 'integer'),
    'type-added',
    'request ForAdd.open.*',
    BOTH,
  ],
]

/** What is sent. */
export const requestRows: readonly Line[] = [...parameters, ...requests]
