export const title = 'Moje adresy'

export const shippingTitle = 'Kam doručujeme'
export const shippingNone = 'Zatím nemáte uloženou žádnou doručovací adresu.'
export const shippingAdd = 'Přidat doručovací adresu'
export const billingTitle = 'Na koho fakturujeme'
export const billingNone = 'Zatím nemáte uloženou žádnou fakturační adresu.'
export const billingAdd = 'Přidat fakturační adresu'
export const isFirst = 'Nabízíme jako první'
export const tin = (tin: string) => `IČO ${tin}`
export const vatin = (vatin: string) => `, DIČ ${vatin}`
export const editOf = (called: string) => `Upravit adresu ${called}`
export const edit = 'Upravit'
export const makeFirstOf = (called: string) => `Nabízet jako první: ${called}`
export const makeFirst = 'Nabízet jako první'
export const remove = 'Smazat'
export const removeOf = (called: string) => `Smazat adresu ${called}`
export const removeQuestion = 'Opravdu smazat tuto adresu?'

export const newShipping = 'Nová doručovací adresa'
export const editShipping = 'Úprava doručovací adresy'
export const newBilling = 'Nová fakturační adresa'
export const editBilling = 'Úprava fakturační adresy'
export const nameLabel = 'Jméno a příjmení'
export const receiverLabel = 'Kdo zboží převezme'
export const phoneLabel = 'Telefon'
export const streetLabel = 'Ulice a číslo popisné'
export const cityLabel = 'Město'
export const postcodeLabel = 'PSČ'
export const forBusiness = 'Na firmu'
export const businessNameLabel = 'Název firmy'
export const tinLabel = 'IČO'
export const vatinLabel = 'DIČ'
export const defaultLabel = 'Nabízet tuto adresu jako první'
export const save = 'Uložit adresu'
export const add = 'Přidat adresu'
export const back = 'Zpět bez uložení'
export const gone = 'Tuhle adresu jste mezitím smazali. Uložením ji přidáte znovu.'
