export const title = 'Moje adresy'

export const shippingTitle = 'Kam doručujeme'
export const shippingNone = 'Zatiaľ nemáte uloženú žiadnu dodaciu adresu.'
export const shippingAdd = 'Pridať dodaciu adresu'
export const billingTitle = 'Na koho fakturujeme'
export const billingNone = 'Zatiaľ nemáte uloženú žiadnu fakturačnú adresu.'
export const billingAdd = 'Pridať fakturačnú adresu'
export const isFirst = 'Ponúkame ako prvú'
export const tin = (tin: string) => `IČO ${tin}`
export const vatin = (vatin: string) => `, DIČ ${vatin}`
export const editOf = (called: string) => `Upraviť adresu ${called}`
export const edit = 'Upraviť'
export const makeFirstOf = (called: string) => `Ponúkať ako prvú: ${called}`
export const makeFirst = 'Ponúkať ako prvú'
export const remove = 'Vymazať'
export const removeOf = (called: string) => `Vymazať adresu ${called}`
export const removeQuestion = 'Naozaj vymazať túto adresu?'

export const newShipping = 'Nová dodacia adresa'
export const editShipping = 'Úprava dodacej adresy'
export const newBilling = 'Nová fakturačná adresa'
export const editBilling = 'Úprava fakturačnej adresy'
export const nameLabel = 'Meno a priezvisko'
export const receiverLabel = 'Kto tovar prevezme'
export const phoneLabel = 'Telefón'
export const streetLabel = 'Ulica a číslo domu'
export const cityLabel = 'Mesto'
export const postcodeLabel = 'PSČ'
export const forBusiness = 'Na firmu'
export const businessNameLabel = 'Názov firmy'
export const tinLabel = 'IČO'
export const vatinLabel = 'DIČ'
export const defaultLabel = 'Ponúkať túto adresu ako prvú'
export const save = 'Uložiť adresu'
export const add = 'Pridať adresu'
export const back = 'Späť bez uloženia'
export const gone = 'Túto adresu ste medzitým vymazali. Uložením ju pridáte znova.'
