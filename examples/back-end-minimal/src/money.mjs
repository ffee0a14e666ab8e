// Money is whole hellers inside, crowns outside. All goods have VAT of 21 %.
export const currency = {
  ...{ code: 'CZK', symbol: 'Kč', symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' },
}
export const crowns = (hellers) => hellers / 100
export const withoutTax = (hellers) => Math.round((hellers * 100) / 121)

export const freeShippingAt = 150_000

/** Prices of one piece. */
export const unitPrices = (price) => ({
  ...{ unitWithTax: crowns(price), unitWithoutTax: crowns(withoutTax(price)) },
  ...{ unitOriginalWithTax: crowns(price), unitOriginalWithoutTax: crowns(withoutTax(price)) },
  ...{ percentageDiscount: 0, inDiscount: false, quantityPrices: [], currencyCode: currency.code },
})

export const linePrices = (price, amount) => ({
  ...unitPrices(price),
  ...{ totalWithTax: crowns(price * amount), totalWithoutTax: crowns(withoutTax(price * amount)) },
})
