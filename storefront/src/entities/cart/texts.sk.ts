/** A line without a name. */
export const goods = 'Tovar'
export const itemsTotal = 'Tovar'
export const discount = 'Zľava'
export const gifts = 'Darčeky'
export const delivery = 'Doprava'
export const payment = 'Platba'
