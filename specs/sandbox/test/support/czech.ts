/** Words that Czech has and Slovak has not. */
const WORDS = new Set(
  `
  není nejsou jsou jsme jste jsem byl byla bylo byli bude-li nebo když protože  taky při před přes pro ze ke se ve jen ještě
  tady teď zde zboží nabídka nabídku nabídky souhlas tohle tuhle téhle tato tuto této těchto tyto nic něco někdo nikdo zkuste
  zkontrolujte napište pošlete vyberte-li dnů dny den dne peníze peněz penězi vrácení smlouvy smlouva objednávce sleva slevu slevy
  zdarma celkem částka částku příjemce odesílatel odesílateli zásilka zásilku zásilky fakturu faktury sazba množství jednotka-li
  místo místě město ulice jméno pokud jak kdy kdo jako ji jí jejich mezi mezitím skladem prodejna prodejně pobočka pobočce košík-li
  kurýr kurýrem dobírka dobírkou zaokrouhlení zaplaceno zaplatit doručení doručeno vystavení splatnost dodavatel odběratel datum
  ano ne-li odstoupení odstoupit reklamace reklamaci opravný daňový doklad-li převodem hotově kartou-li zůstává zbývá
  příliš zkraťte chybí  správně správném tvaru-li heslo-li přihlášení přihlaste odkaz-li někoho nikoho jiný-li jiné-li jinou
  vánek vánku prosince listopadu října září srpna července června května dubna března února ledna pondělí úterý středu čtvrtek
  pátek  neděli po–pá název měna sdělte oblíbené   větrák koupelna stolní stropní potrubní zpět
  více lze nelze jestli hned nyní najdete koupit vložit uložit odeslat smazat napsat ukázat
  najít hledat vrátit opravit změnit zrušit stáhnout otevřít zavřít pokračovat
  `
    .trim()
    .split(/\s+/)
    .filter((word) => !word.endsWith('-li')),
)

/** Single words as short as these may be English or a code. */
const SHORT = 3

/** What in a text is Czech: words with letters that Slovak has not, and words that it says otherwise. */
export function czechIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}–]+/gu) ?? []
  const isSentence = words.length > 2
  return words.filter((word) => /[ěřů]/.test(word) || ((isSentence || word.length > SHORT) && WORDS.has(word)))
}
