export const title = 'Dodací údaje'

export const shipping = 'Doprava'
export const address = 'Adresa'
export const payment = 'Platba'
export const barLabel = 'Objednat'
export const backToMethods = 'Zpět na dopravu a platbu'
export const order = 'Objednat s povinností platby '
export const withTax = (total: string) => `${total} s DPH`

export const signedOut =
  'Objednávku jsme nepřijali a nic vám neúčtujeme: mezitím skončilo vaše přihlášení. Přihlaste se prosím a objednejte znovu, zboží v košíku na vás čeká.'
export const signedOutUnsure =
  'Vaše přihlášení skončilo dřív, než jsme zjistili, zda objednávka prošla. Přihlaste se prosím a podívejte se mezi své objednávky.'

export const addressNotSaved =
  'Objednávka je v pořádku, jen adresu se nám nepodařilo uložit k vašemu účtu. Uložíte ji v Mých adresách.'
