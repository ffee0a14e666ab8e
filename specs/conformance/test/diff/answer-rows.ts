import { SHOPS, BACKENDS, BOTH, NOBODY, list, remove, item, itemProperties, type Line } from './row.ts'

/** What is answered. */
export const answerRows: readonly Line[] = [
  ['a status comes', (d) => (list(d).responses[202] = {}), 'answer-added', 'response 202', SHOPS],
  ['a status of a known class comes', (d) => (list(d).responses[404] = list(d).responses['4XX']), '', '', NOBODY],
  ['a status goes', (d) => delete remove(d).responses[503], 'answer-removed', 'response 503', BACKENDS],
  [
    'a type of content goes',
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
    'a type of content comes beside the old one',
    (d) => (list(d).responses[200].content['text/csv'] = {}),
    'type-of-content-added',
    'response 200',
    NOBODY,
  ],
  ['a header goes', (d) => (list(d).responses[200].headers = {}), 'header-removed', 'response 200 header Vary', SHOPS],
  [
    'a header has to come',
    (d) => (list(d).responses[200].headers.ETag = { required: true, schema: {} }),
    'header-added',
    'response 200 header ETag',
    BACKENDS,
  ],
  [
    'a header may come',
    (d) => (list(d).responses[200].headers.ETag = { schema: {} }),
    'header-added',
    'response 200 header ETag',
    NOBODY,
  ],
  [
    'an answered field goes',
    (d) => {
      delete itemProperties(d).title
      item(d).required = ['id']
    },
    'property-removed',
    'response Item.title',
    SHOPS,
  ],
  ['an optional field goes', (d) => delete itemProperties(d).note, 'property-removed', 'response Item.note', NOBODY],
  ['a field may come', (d) => (itemProperties(d).extra = {}), 'property-added', 'response Item.extra', NOBODY],
  [
    'a field has to come',
    (d) => {
      itemProperties(d).extra = {}
      item(d).required.push('extra')
    },
    'required-property-added',
    'response Item.extra',
    BACKENDS,
  ],
  [
    'an answered field may be missing',
    (d) => item(d).required.pop(),
    'property-optional',
    'response Item.title',
    SHOPS,
  ],
  [
    'an answered field has to come',
    (d) => item(d).required.push('note'),
    'property-required',
    'response Item.note',
    BACKENDS,
  ],
  [
    'null may be answered',
    (d) => (itemProperties(d).title.type = ['string', 'null']),
    'null-added',
    'response Item.title',
    SHOPS,
  ],
  [
    'null is not answered any more',
    (d) => (itemProperties(d).parent = itemProperties(d).parent.oneOf[0]),
    'null-removed',
    'response Item.parent',
    BACKENDS,
  ],
  [
    'whole numbers become numbers',
    (d) => (itemProperties(d).id.type = 'number'),
    'type-added',
    'response Item.id',
    SHOPS,
  ],
  ['a type is given', (d) => (itemProperties(d).free.type = 'string'), 'type-limited', 'response Item.free', BACKENDS],
  ['a type is lifted', (d) => delete itemProperties(d).note.type, 'type-lifted', 'response Item.note', SHOPS],
  [
    'an answered value comes',
    (d) => itemProperties(d).state.enum.push('lost'),
    'value-added',
    'response Item.state',
    SHOPS,
  ],
  [
    'an answered value goes',
    (d) => itemProperties(d).state.enum.pop(),
    'value-removed',
    'response Item.state',
    BACKENDS,
  ],
  [
    'a code of errors comes',
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
    'a shape comes',
    (d) => itemProperties(d).shape.oneOf.push({ $ref: '#/components/schemas/Errors' }),
    'alternative-added',
    'response Item.shape',
    SHOPS,
  ],
  [
    'a shape goes',
    (d) => itemProperties(d).shape.oneOf.shift(),
    'alternative-removed',
    'response Item.shape',
    BACKENDS,
  ],
  ['members need no shape', (d) => delete itemProperties(d).parts.items, 'items-lifted', 'response Item.parts', SHOPS],
]
