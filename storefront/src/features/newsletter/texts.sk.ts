export const emailLabel = 'E-mail'
export const emailLabelAlone = 'E-mail na odber noviniek'
export const emailExample = 'vas@email.sk'
export const subscribe = 'Odoberať'

export const footTitle = 'Závan noviniek'
export const footText = 'Dvakrát do mesiaca tipy na tiché vetranie a zľavy. Odhlásite sa jedným kliknutím.'
