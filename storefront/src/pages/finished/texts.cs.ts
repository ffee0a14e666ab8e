export const headTitle = 'Objednávka'
export const headTitleOf = (code: string) => `Objednávka ${code}`
export const verifyPayment = 'Ověřit, zda platba dorazila'
export const cancelledTitle = 'Objednávka je zrušená'
export const title = 'Děkujeme, objednávka je přijatá'
export const deliveredTitle = 'Objednávka je u vás'
export const collectedTitle = 'Objednávka je vyzvednutá'
export const returnedTitle = 'Objednávka se vrátila k nám'
export const numberBefore = 'Číslo objednávky '
export const paymentChanged = 'Způsob platby jsme změnili a poslali vám o tom e-mail.'
export const track = 'Sledovat objednávku'
export const backToShop = 'Zpět do obchodu'
export const download = 'Stáhnout objednávku (PDF)'
export const fileName = (code: string) => `objednavka-${code}.pdf`

export const payCod = 'Zaplatíte hotově při převzetí.'
export const payCash = 'Zaplatíte na pobočce, hotově nebo kartou. Hotovost v korunách zaokrouhlíme na celé koruny.'
export const paid = 'Zaplaceno, platba v pořádku dorazila.'
export const payOnline = (then: string) => `Zaplatíte online. ${then}`
export const payByTransfer = (then: string) => `Zaplaťte prosím převodem podle údajů níže. ${then}`
export const payOther = (name: string) => `Způsob platby: ${name}.`
export const nextTitle = 'Co bude dál'
export const sentTo = 'Potvrzení jsme poslali na '
export const waitsAtBranch = 'Zboží leží na pobočce a v otevírací době vám ho vydají na počkání.'
export const branchWillWrite = 'Až bude zboží na pobočce připravené, napíšeme vám.'
export const pickupCode = 'Až bude balíček na výdejním místě, pošleme vám kód k vyzvednutí.'
/** Before the name and address of the place. */
export const collectAt = 'Místo vyzvednutí: '
export const courierLink = 'Až balíček předáme kurýrovi, pošleme vám odkaz, kde ho můžete sledovat.'
export const onTheWay = 'Balíček už je na cestě. Odkaz, kde ho můžete sledovat, jsme vám poslali e-mailem.'
export const toPickup = 'Balíček už jede na výdejní místo. Až tam bude, pošleme vám kód k vyzvednutí.'
export const readyAtBranch = 'Zboží je na pobočce připravené k vyzvednutí.'
export const registered =
  'Kvůli účtu jsme vám poslali ještě jeden e-mail. Otevřete v něm odkaz a můžete se přihlašovat. Pokud účet u nás už máte, nic se na něm nemění a platí dál vaše dosavadní heslo.'
export const returns = 'Na vrácení máte 30 dní místo zákonných 14.'

export const accountTitle = 'Příště to půjde rychleji'
export const accountNote = (email: string) =>
  `Jméno, e-mail ${email} a telefon už máme z objednávky. Stačí heslo a účet je váš.`
export const accountPassword = 'Heslo k účtu'
export const accountHint = 'Aspoň 8 znaků.'
/** Around the link to the terms. */
export const accountTermsBefore = 'Platí pro něj '
export const accountTermsLink = 'obchodní podmínky'
export const accountTermsAfter = ', se kterými jste souhlasili u objednávky.'
export const accountButton = 'Založit účet'
export const accountRequested = (email: string) =>
  `Ještě potvrďte e-mail: na ${email} jsme poslali odkaz. Otevřete ho a můžete se přihlašovat, objednávku v účtu najdete. Pokud účet u nás už máte, nic se na něm nemění a platí dál vaše dosavadní heslo.`
