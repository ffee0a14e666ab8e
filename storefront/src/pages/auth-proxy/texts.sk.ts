export const title = 'Prihlásenie'

export const tokenMissing = 'Prihlásenie za zákazníka sa nepodarilo: v odkaze chýba token.'
