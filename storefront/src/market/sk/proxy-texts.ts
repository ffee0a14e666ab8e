import type { ProxyTexts } from '@vanek/sdk/server'

/** Texts for requests that the proxy rejects. */
export const proxyTexts: ProxyTexts = {
  unknownPath: 'Tu nič nie je.',
  unknownMethod: 'Takto sa tu pýtať nedá.',
  otherOrigin: 'Požiadavka neprišla z našich stránok.',
  noOrder: 'Objednávku sme nenašli.',
  otherOrder: 'V tomto prehliadači ste medzitým otvorili inú objednávku. Otvorte, prosím, znova tú predchádzajúcu.',
  requestTooLarge: 'Požiadavka je príliš veľká.',
  answerTooLarge: 'Odpoveď obchodu je príliš dlhá.',
  noPhoto: 'Fotografiu sa nepodarilo načítať.',
  restricted: 'Týmto účtom sa tu prihlásiť nedá.',
  late: 'Obchod teraz odpovedá príliš pomaly. Skúste to o chvíľu.',
  away: 'Obchod teraz neodpovedá. Skúste to o chvíľu.',
}
