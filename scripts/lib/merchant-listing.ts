// What Google's documentation of merchant listings and of product variants requires and recommends, by type:
// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing and /product-variants.

/** A value of JSON. */
type Node = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

interface Expected {
  readonly required: readonly string[]
  readonly recommended: readonly string[]
}

const types: Readonly<Record<string, Expected>> = {
  Product: { required: ['name', 'image', 'offers'], recommended: ['sku', 'gtin', 'brand', 'description'] },
  ProductGroup: {
    required: ['name'],
    recommended: ['brand', 'description', 'hasVariant', 'productGroupID', 'url', 'variesBy'],
  },
  Brand: { required: ['name'], recommended: [] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating'] },
  Review: { required: ['author', 'reviewRating'], recommended: ['datePublished', 'reviewBody'] },
  Person: { required: ['name'], recommended: [] },
  Rating: { required: ['ratingValue'], recommended: ['bestRating'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'itemCondition', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
  },
  OfferShippingDetails: { required: [], recommended: ['shippingRate', 'shippingDestination', 'deliveryTime'] },
  MonetaryAmount: { required: ['currency', 'value'], recommended: [] },
  DefinedRegion: { required: ['addressCountry'], recommended: [] },
  ShippingDeliveryTime: { required: [], recommended: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'], recommended: [] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    recommended: ['returnPolicyCountry', 'returnMethod', 'returnFees', 'merchantReturnLink'],
  },
}

const formats: Readonly<Record<string, RegExp>> = {
  url: /^https?:\/\/[^\s]+$/,
  image: /^https?:\/\/[^\s]+$/,
  gtin: /^(\d{8}|\d{12,14})$/,
  priceCurrency: /^[A-Z]{3}$/,
  currency: /^[A-Z]{3}$/,
  applicableCountry: /^[A-Z]{2}$/,
  addressCountry: /^[A-Z]{2}$/,
  datePublished: /^\d{4}-\d\d-\d\d/,
  unitCode: /^DAY$/,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock|MadeToOrder|PreOrder|BackOrder|LimitedAvailability)$/,
  itemCondition: /^https:\/\/schema\.org\/(New|Used|Refurbished|Damaged)Condition$/,
  variesBy: /^https:\/\/schema\.org\/(color|size|suggestedAge|suggestedGender|material|pattern)$/,
  returnPolicyCategory: /^https:\/\/schema\.org\/MerchantReturn(FiniteReturnWindow|UnlimitedWindow|NotPermitted)$/,
  returnMethod: /^https:\/\/schema\.org\/Return(ByMail|InStore|AtKiosk)$/,
  returnFees: /^https:\/\/schema\.org\/(FreeReturn|ReturnFeesCustomerResponsibility|ReturnShippingFees)$/,
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

// variants inherit these from their group
const fromGroup = ['brand', 'description']

/** Whether a field may be absent: variants inherit from their group, and sold-out offers have no delivery. */
const mayLack = ({ availability }: Node, name: string, inGroup: boolean) =>
  (inGroup && fromGroup.includes(name)) || (name === 'shippingDetails' && textOf(availability).endsWith('/OutOfStock'))

/**
 * What is wrong with the objects of one script element, and which recommended fields are missing, as
 * `Product.offers: required`. A reference by `@id` has to lead to one of the objects.
 */
export function merchantListingProblems(objects: readonly Node[]): readonly string[] {
  const byId = new Map(objects.filter((own) => '@id' in own).map((own) => [own['@id'], own]))
  const problems: string[] = []
  const checkField = (type: string, name: string, value: unknown, inGroup: boolean): void => {
    for (const one of listOf(value)) {
      const format = formats[name]
      if (format && !format.test(textOf(one))) problems.push(`${type}.${name}: ${textOf(one)}`)
      if (isNode(one)) check(one, inGroup)
    }
  }
  function check(node: Node, inGroup = false): void {
    const type = node['@type']
    if (type === undefined) {
      if (!byId.has(node['@id'])) problems.push(`no object ${textOf(node['@id'])}`)
      return
    }
    const expected = types[textOf(type)]
    if (!expected) {
      problems.push(`unknown type ${textOf(type)}`)
      return
    }
    for (const name of expected.required) if (isEmpty(node[name])) problems.push(`${textOf(type)}.${name}: required`)
    for (const name of expected.recommended)
      if (isEmpty(node[name]) && !mayLack(node, name, inGroup)) problems.push(`${textOf(type)}.${name}: recommended`)
    for (const [name, value] of Object.entries(node))
      checkField(textOf(type), name, value, inGroup || type === 'ProductGroup')
    if (type === 'ProductGroup') checkVariants(node)
    if (type === 'AggregateRating' || type === 'Rating') checkRating(node)
  }
  function checkRating({ ratingValue, bestRating, worstRating = 1 }: Node): void {
    const [value, best, worst] = [Number(ratingValue), Number(bestRating), Number(worstRating)]
    if (!(value >= worst && value <= best)) problems.push(`rating ${value} is not within ${worst} and ${best}`)
  }
  function checkVariants({ productGroupID, hasVariant, variesBy }: Node): void {
    const variants = listOf(hasVariant).filter(isNode)
    for (const own of variants)
      if (own['inProductGroupWithID'] !== productGroupID) problems.push('a variant belongs to another group')
    for (const property of listOf(variesBy).filter((one) => one !== undefined)) {
      const name = textOf(property).slice('https://schema.org/'.length)
      if (variants.some((own) => isEmpty(own[name])))
        problems.push(`a variant lacks ${name}, by which the group varies`)
    }
    for (const name of ['sku', 'gtin', 'name']) {
      const values = variants.map((own) => own[name]).filter((value) => value !== undefined)
      if (new Set(values).size < values.length) problems.push(`two variants have the same ${name}`)
    }
  }
  for (const object of objects) {
    if (object['@context'] !== 'https://schema.org') problems.push('@context')
    check(object)
  }
  return problems
}
