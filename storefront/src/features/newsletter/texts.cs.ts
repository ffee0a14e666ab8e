export const emailLabel = 'E-mail'
export const emailLabelAlone = 'E-mail pro odběr novinek'
export const emailExample = 'vas@email.cz'
export const subscribe = 'Odebírat'

export const footTitle = 'Závan novinek'
export const footText = 'Dvakrát do měsíce tipy na tiché větrání a slevy. Odhlásíte se jedním kliknutím.'
