import { plural } from '#market/plural'

/** Before the code of a coupon. */
export const couponBefore = 'Kupón '
export const remove = 'Odebrat'
export const couponOff = 'Kupón se teď na tento košík nevztahuje.'
export const haveCoupon = 'Mám slevový kupón'
export const couponLabel = 'Kód kupónu'
export const use = 'Použít'
/** Before the number of credits. */
export const payingBefore = 'Platíte i kredity: '
export const credits = (n: number) => plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' })
export const youHave = (n: number) => `Máte ${credits(n)}`
export const creditsLabel = 'Kolik kreditů použít'

export const neverFree = 'Na nadrozměrné zboží se doprava zdarma nevztahuje.'
export const freeFrom = (price: string) => `Doprava zdarma od ${price}`
export const freeReached = 'Doprava zdarma je vaše.'
/** Before the missing amount. */
export const missingBefore = 'Do dopravy zdarma zbývá '
export const freeProgress = 'Cesta k dopravě zdarma'

export const giftLost = (name: string) => `Dárek ${name} k tomuto košíku už dát nemůžeme.`
/** In place of the name of a gift. */
export const chosenGift = 'který jste měli vybraný'
export const giftMissing = (price: string) => `Chybí ${price}`
export const giftsLegend = 'Dárek k objednávce'
/** Around the name of the next gift and the missing amount. */
export const nextGiftBefore = 'K dárku '
export const nextGiftMissing = ' zbývá '
export const nextGiftAfter = '.'
export const saveGifts = 'Uložit výběr dárků'

export const proceed = 'Pokračovat k dopravě a platbě'
export const proceedShort = 'K dopravě a platbě'
/** Before the sum. */
export const total = 'Celkem '
