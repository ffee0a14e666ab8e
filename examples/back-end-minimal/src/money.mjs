// Amounts are stored as integers in hellers, and sent in crowns. All goods have 21 % VAT.
export const currency = {
  ...{ code: 'CZK', symbol: 'Kč', symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' },
}
export const crowns = (hellers) => hellers / 100
export const withoutTax = (hellers) => Math.round((hellers * 100) / 121)

export const freeShippingAt = 150_000

/** Unit prices. */
export const unitPrices = (price) => ({
  ...{ unitWithTax: crowns(price), unitWithoutTax: crowns(withoutTax(price)) },
  ...{ unitOriginalWithTax: crowns(price), unitOriginalWithoutTax: crowns(withoutTax(price)) },
  ...{ percentageDiscount: 0, inDiscount: false, quantityPrices: [], currencyCode: currency.code },
})

export const linePrices = (price, amount) => ({
  ...unitPrices(price),
  ...{ totalWithTax: crowns(price * amount), totalWithoutTax: crowns(withoutTax(price * amount)) },
})
