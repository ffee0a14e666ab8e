export const itemsTitle = 'Čo ponúkame'
export const notSold = 'Toto už nepredávame.'
/** Before the price that a line has now. */
export const cheaperNow = 'Zlacnelo, teraz po '
export const dearerNow = 'Zdraželo, teraz po '
export const withoutDelivery = 'Bez dopravy a platby. Zľavy z kupónov sa počítajú až v košíku.'
