export const changesTitle = 'Zmeny v objednávke'
export const changeTitle = 'Zmeniť spôsob platby'
export const paymentLegend = 'Ako zaplatíte'
export const totalThen = (price: string) => `Celá objednávka potom bude stáť ${price}\u00a0s\u00a0DPH.`
export const changePayment = 'Zmeniť platbu'

export const cancelOrder = 'Zrušiť objednávku'
/** Around the number of the order. */
export const cancelBefore = 'Naozaj zrušiť objednávku '
export const cancelAfter = '? Tovar vám nepošleme a objednávku už nebude možné obnoviť. '
export const moneyBack = 'Peniaze vám pošleme späť.'
export const nothingToPay = 'Nič nezaplatíte.'
export const cancelSurely = 'Áno, zrušiť objednávku'

export const notSent = 'Tovar z nej vám nepošleme.'
export const willRefund = (price: string) =>
  `Vrátime vám ${price}. Peniaze odídu rovnakou cestou, akou prišli, najneskôr do dvoch pracovných dní.`
export const refunded = (price: string, day: string) => `${price} sme vám poslali späť ${day}.`

/** Around the time until which an order can be changed. */
export const changeUntil = 'Zmeniť alebo zrušiť ju môžete do '
export const cancelUntil = 'Zaplatenú objednávku môžete zrušiť do '
export const thenPacked = ', potom ju začneme baliť.'
export const alreadyPacked = 'Objednávku už balíme alebo je na ceste, zmeniť ani zrušiť sa nedá.'
export const returnLater = ' Keď ju dostanete, môžete ju vrátiť.'
