export const changesTitle = 'Změny v objednávce'
export const changeTitle = 'Změnit způsob platby'
export const paymentLegend = 'Jak zaplatíte'
export const totalThen = (price: string) => `Celá objednávka pak bude stát ${price}\u00a0s\u00a0DPH.`
export const changePayment = 'Změnit platbu'

export const cancelOrder = 'Zrušit objednávku'
/** Around the number of the order. */
export const cancelBefore = 'Opravdu zrušit objednávku '
export const cancelAfter = '? Zboží vám nepošleme a znovu ji otevřít nepůjde. '
export const moneyBack = 'Peníze vám pošleme zpět.'
export const nothingToPay = 'Nic nezaplatíte.'
export const cancelSurely = 'Ano, zrušit objednávku'

export const notSent = 'Zboží z ní vám nepošleme.'
export const willRefund = (price: string) =>
  `Vrátíme vám ${price}. Odejdou stejnou cestou, jakou přišly, nejpozději do dvou pracovních dnů.`
export const refunded = (price: string, day: string) => `${price} jsme vám poslali zpět ${day}.`

/** Around the time until which an order can be changed. */
export const changeUntil = 'Změnit nebo zrušit můžete do '
export const cancelUntil = 'Zaplacenou objednávku zrušit můžete do '
export const thenPacked = ', pak ji začneme balit.'
export const alreadyPacked = 'Objednávku už balíme nebo je na cestě, změnit ani zrušit ji nejde.'
export const returnLater = ' Až ji dostanete, můžete ji vrátit.'
