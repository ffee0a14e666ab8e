import { inMarket } from './market.ts'

/** An address in the country of the market. */
export const ownAddress = {
  street: 'Lipová 14',
  ...inMarket({
    cs: { city: 'Třebíč', postcode: '67401', country_code: 'CZE' },
    sk: { city: 'Nitra', postcode: '94901', country_code: 'SVK' },
  }),
}

export const ownPhone = inMarket({ cs: '+420777111222', sk: '+421901111222' })

/** A company of that country. */
export const ownCompany = inMarket({
  cs: { business_name: 'Kovárna Lhota, s. r. o.', TIN: '98001019', VATIN: 'CZ98001019' },
  sk: { business_name: 'Kováčska dielňa Lehota, s. r. o.', TIN: '35757442', VATIN: '2020123457' },
})
