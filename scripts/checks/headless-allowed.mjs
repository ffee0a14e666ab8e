// Country-specific code that stays in the packages, by file: the kinds of matches, and the reason. Delete a line
// without a match.

const addresses =
  'rules for addresses and companies of a country, chosen by the country of the address, not of the shop'
const contract = 'a name of the contract'

export const exceptions = {
  'sdk/src/forms/phone.ts': [['country'], addresses],
  'sdk/src/forms/postcode.ts': [['country'], addresses],
  'sdk/src/forms/tin.ts': [['country'], addresses],
  'sdk/src/forms/vatin.ts': [['country'], addresses],
  'sdk/src/forms/vatin-digits.ts': [['country'], addresses],
  'sdk/src/auth/rules/check-registration.ts': [
    ['country'],
    'Slovak companies have a second VAT number, which has a field in the contract',
  ],
  'sdk/src/checkout/rules/company.ts': [
    ['country'],
    'Slovak companies have a second VAT number, which has a field in the contract',
  ],
  'sdk/src/account/rules/fields.ts': [
    ['country'],
    'Slovak companies have a second VAT number, which has a field in the contract',
  ],
  'sdk/src/checkout/rules/input-issues.ts': [
    ['country'],
    'Slovak companies have a second VAT number, which has a field in the contract',
  ],
  'sdk/src/checkout/rules/counting.ts': [
    ['country', 'service'],
    `Slovak companies have a second VAT number, which has a field in the contract, as two services have`,
  ],
  'sdk/src/checkout/rules/placement.ts': [
    ['country', 'service'],
    `Slovak companies have a second VAT number, which has a field in the contract, as two services have`,
  ],
  'sdk/src/checkout/list-calls.ts': [['service'], contract],
  'sdk/src/checkout/rules/inputs.ts': [['service'], contract],
  'sdk/src/settings/theme.ts': [['service'], contract],
  'sdk/src/settings/to-settings.ts': [['service'], contract],
  'sdk/src/settings/types.ts': [['service'], contract],
  'sdk/src/flows/after-order.ts': [['service'], contract],
  'sdk/src/integrations/conversions/shopping.ts': [['service'], contract],
  'sdk/src/integrations/feeds/comparison.ts': [
    ['service', 'letter'],
    'adapters whose subject is the format of one service',
  ],
  'sdk/exports/integrations/feeds.ts': [['service'], 'adapters whose subject is the format of one service'],
  'sdk/src/integrations/reviews/order.ts': [['service'], contract],
  'sdk/src/test-shop/test-shop.ts': [['currency'], 'a shop for tests sells in something'],
  'sdk/src/integrations/address-validation/limits.ts': [
    ['country'],
    'the adapter of a service that knows two countries',
  ],
}
