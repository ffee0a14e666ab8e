import { plural } from '#market/plural'

/** Before the code of a coupon. */
export const couponBefore = 'Kupón '
export const remove = 'Odobrať'
export const couponOff = 'Kupón sa teraz na tento košík nevzťahuje.'
export const haveCoupon = 'Mám zľavový kupón'
export const couponLabel = 'Kód kupónu'
export const use = 'Použiť'
/** Before the number of credits. */
export const payingBefore = 'Platíte aj kreditmi: '
export const credits = (n: number) => plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditov' })
export const youHave = (n: number) => `Máte ${credits(n)}`
export const creditsLabel = 'Koľko kreditov použiť'

export const neverFree = 'Na nadrozmerný tovar sa doprava zadarmo nevzťahuje.'
export const freeFrom = (price: string) => `Doprava zadarmo od ${price}`
export const freeReached = 'Dopravu máte zadarmo.'
/** Before the missing amount. */
export const missingBefore = 'Do dopravy zadarmo chýba '
export const freeProgress = 'Koľko máte do dopravy zadarmo'

export const giftLost = (name: string) => `Darček ${name} k tomuto košíku už dať nemôžeme.`
/** In place of the name of a gift. */
export const chosenGift = 'ktorý ste si vybrali'
export const giftMissing = (price: string) => `Chýba ${price}`
export const giftsLegend = 'Darček k objednávke'
/** Around the name of the next gift and the missing amount. */
export const nextGiftBefore = 'K darčeku '
export const nextGiftMissing = ' zostáva '
export const nextGiftAfter = '.'
export const saveGifts = 'Uložiť výber darčekov'

export const proceed = 'Pokračovať k doprave a platbe'
export const proceedShort = 'K doprave a platbe'
/** Before the sum. */
export const total = 'Spolu '
