export const headTitle = 'Objednávka'
export const headTitleOf = (code: string) => `Objednávka ${code}`
export const verifyPayment = 'Overiť, či platba dorazila'
export const cancelledTitle = 'Objednávka je zrušená'
export const title = 'Ďakujeme, objednávka je prijatá'
export const deliveredTitle = 'Objednávka je u vás'
export const collectedTitle = 'Objednávka je vyzdvihnutá'
export const returnedTitle = 'Objednávka sa vrátila k nám'
export const numberBefore = 'Číslo objednávky '
export const paymentChanged = 'Spôsob platby sme zmenili a poslali vám o tom e-mail.'
export const track = 'Sledovať objednávku'
export const backToShop = 'Späť do obchodu'
export const download = 'Stiahnuť objednávku (PDF)'
export const fileName = (code: string) => `objednavka-${code}.pdf`

export const payCod = 'Zaplatíte v hotovosti pri prevzatí.'
export const payCash =
  'Zaplatíte v predajni, v hotovosti alebo kartou. Platbu v hotovosti zaokrúhlime, ako ukladá zákon.'
export const paid = 'Zaplatené, platba v poriadku prišla.'
export const payOnline = (then: string) => `Zaplatíte online. ${then}`
export const payByTransfer = (then: string) => `Zaplaťte, prosím, prevodom podľa údajov nižšie. ${then}`
export const payOther = (name: string) => `Spôsob platby: ${name}.`
export const nextTitle = 'Čo bude ďalej'
export const sentTo = 'Potvrdenie sme poslali na '
export const waitsAtBranch = 'Tovar je v predajni a v otváracích hodinách vám ho vydajú na počkanie.'
export const branchWillWrite = 'Keď bude tovar v predajni pripravený, napíšeme vám.'
export const pickupCode = 'Keď bude balík na výdajnom mieste, pošleme vám kód na vyzdvihnutie.'
/** Before the name and address of the place. */
export const collectAt = 'Miesto vyzdvihnutia: '
export const courierLink = 'Keď balík odovzdáme kuriérovi, pošleme vám odkaz, kde ho môžete sledovať.'
export const onTheWay = 'Balík už je na ceste. Odkaz, kde ho môžete sledovať, sme vám poslali e-mailom.'
export const toPickup = 'Balík už smeruje na výdajné miesto. Keď tam bude, pošleme vám kód na vyzdvihnutie.'
export const readyAtBranch = 'Tovar je v predajni pripravený na vyzdvihnutie.'
export const registered =
  'K účtu sme vám poslali ešte jeden e-mail. Otvorte v ňom odkaz a môžete sa prihlasovať. Ak už u nás účet máte, nič sa na ňom nemení a ďalej platí vaše doterajšie heslo.'
export const returns = 'Na vrátenie máte 30 dní namiesto zákonných 14.'

export const accountTitle = 'Nabudúce to pôjde rýchlejšie'
export const accountNote = (email: string) =>
  `Meno, e-mail ${email} a telefón už máme z objednávky. Stačí heslo a účet je váš.`
export const accountPassword = 'Heslo k účtu'
export const accountHint = 'Aspoň 8 znakov.'
/** Around the link to the terms. */
export const accountTermsBefore = 'Platia preň '
export const accountTermsLink = 'obchodné podmienky'
export const accountTermsAfter = ', s ktorými ste súhlasili pri objednávke.'
export const accountButton = 'Založiť účet'
export const accountRequested = (email: string) =>
  `Ešte potvrďte e-mail: na ${email} sme poslali odkaz. Otvorte ho a môžete sa prihlasovať, objednávku v účte nájdete. Ak už u nás účet máte, nič sa na ňom nemení a ďalej platí vaše doterajšie heslo.`
