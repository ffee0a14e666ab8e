export const itemLegend = 'Které zboží reklamujete'
export const claimable = (amount: string) => `Reklamovat můžete ${amount}.`
export const amountLabel = 'Množství'
export const descriptionLabel = 'Co je špatně'
export const descriptionHint = 'Kdy se závada objevila a jak se projevuje. Stačí pár vět.'
export const wishLegend = 'Jak máme reklamaci vyřídit'
export const sending = 'Odesíláme'
export const send = 'Odeslat reklamaci'
export const confirmedTo = (email: string) =>
  `Potvrzení o přijetí vám hned pošleme na ${email}. Vyřídíme ji nejpozději do 30\u00a0dnů.`

export const photosLabel = 'Fotky závady'
