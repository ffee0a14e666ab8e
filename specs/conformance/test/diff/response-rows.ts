import { SHOPS, BACKENDS, BOTH, NOBODY, list, remove, item, itemProperties, type Line } from './row.ts'

/** Changes of responses. */
export const responseRows: readonly Line[] = [
  ['a status is added', (d) => (list(d).responses[202] = {}), 'answer-added', 'response 202', SHOPS],
  ['a status of a known class is added', (d) => (list(d).responses[404] = list(d).responses['4XX']), '', '', NOBODY],
  ['a status is removed', (d) => delete remove(d).responses[503], 'answer-removed', 'response 503', BACKENDS],
  [
    'a content type is replaced',
    (d) => {
      const { content } = list(d).responses[200]
      content['text/csv'] = content['application/json']
      delete content['application/json']
    },
    'type-of-content-removed',
    'response 200',
    BOTH,
  ],
  [
    'a content type is added to the old one',
    (d) => (list(d).responses[200].content['text/csv'] = {}),
    'type-of-content-added',
    'response 200',
    NOBODY,
  ],
  [
    'a header is removed',
    (d) => (list(d).responses[200].headers = {}),
    'header-removed',
    'response 200 header Vary',
    SHOPS,
  ],
  [
    'a required header is added',
    (d) => (list(d).responses[200].headers.ETag = { required: true, schema: {} }),
    'header-added',
    'response 200 header ETag',
    BACKENDS,
  ],
  [
    'an optional header is added',
    (d) => (list(d).responses[200].headers.ETag = { schema: {} }),
    'header-added',
    'response 200 header ETag',
    NOBODY,
  ],
  [
    'a required property is removed',
    (d) => {
      delete itemProperties(d).title
      item(d).required = ['id']
    },
    'property-removed',
    'response Item.title',
    SHOPS,
  ],
  [
    'an optional property is removed',
    (d) => delete itemProperties(d).note,
    'property-removed',
    'response Item.note',
    NOBODY,
  ],
  [
    'an optional property is added',
    (d) => (itemProperties(d).extra = {}),
    'property-added',
    'response Item.extra',
    NOBODY,
  ],
  [
    'a required property is added',
    (d) => {
      itemProperties(d).extra = {}
      item(d).required.push('extra')
    },
    'required-property-added',
    'response Item.extra',
    BACKENDS,
  ],
  ['a property becomes optional', (d) => item(d).required.pop(), 'property-optional', 'response Item.title', SHOPS],
  [
    'a property becomes required',
    (d) => item(d).required.push('note'),
    'property-required',
    'response Item.note',
    BACKENDS,
  ],
  [
    'null is allowed',
    (d) => (itemProperties(d).title.type = ['string', 'null']),
    'null-added',
    'response Item.title',
    SHOPS,
  ],
  [
    'null is no longer allowed',
    (d) => (itemProperties(d).parent = itemProperties(d).parent.oneOf[0]),
    'null-removed',
    'response Item.parent',
    BACKENDS,
  ],
  ['integers become numbers', (d) => (itemProperties(d).id.type = 'number'), 'type-added', 'response Item.id', SHOPS],
  ['a type is added', (d) => (itemProperties(d).free.type = 'string'), 'type-limited', 'response Item.free', BACKENDS],
  ['a type is removed', (d) => delete itemProperties(d).note.type, 'type-lifted', 'response Item.note', SHOPS],
  [
    'an enum value is added',
    (d) => itemProperties(d).state.enum.push('lost'),
    'value-added',
    'response Item.state',
    SHOPS,
  ],
  [
    'an enum value is removed',
    (d) => itemProperties(d).state.enum.pop(),
    'value-removed',
    'response Item.state',
    BACKENDS,
  ],
  [
    'an error code is added',
    (d) => d.components.schemas.Errors.properties.errors.items.properties.code.enum.push('late'),
    'value-added',
    'response Errors.errors[].code',
    NOBODY,
  ],
  [
    'amounts may be negative',
    (d) => (itemProperties(d).price.minimum = -1),
    'minimum-changed',
    'response Item.price',
    SHOPS,
  ],
  [
    'an alternative is added',
    (d) => itemProperties(d).shape.oneOf.push({ $ref: '#/components/schemas/Errors' }),
    'alternative-added',
    'response Item.shape',
    SHOPS,
  ],
  [
    'an alternative is removed',
    (d) => itemProperties(d).shape.oneOf.shift(),
    'alternative-removed',
    'response Item.shape',
    BACKENDS,
  ],
  [
    'items have no schema any more',
    (d) => delete itemProperties(d).parts.items,
    'items-lifted',
    'response Item.parts',
    SHOPS,
  ],
]
