/** A line without a name. */
export const goods = 'Zboží'
export const itemsTotal = 'Zboží'
export const discount = 'Sleva'
export const gifts = 'Dárky'
export const delivery = 'Doprava'
export const payment = 'Platba'
