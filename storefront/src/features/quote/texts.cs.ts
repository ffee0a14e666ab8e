export const itemsTitle = 'Co nabízíme'
export const notSold = 'Tohle už neprodáváme.'
/** Before the price that a line has now. */
export const cheaperNow = 'Zlevnilo, teď po '
export const dearerNow = 'Zdražilo, teď po '
export const withoutDelivery = 'Bez dopravy a platby. Slevy z kuponů se počítají až v košíku.'
