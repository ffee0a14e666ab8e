export const cartWaits = 'Odhlásili ste sa. Tovar v košíku na vás počká, kým sa zasa prihlásite.'
