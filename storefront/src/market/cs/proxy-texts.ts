import type { ProxyTexts } from '@vanek/sdk/server'

/** Texts for requests that the proxy rejects. */
export const proxyTexts: ProxyTexts = {
  unknownPath: 'Tady nic není.',
  unknownMethod: 'Takhle se zde ptát nedá.',
  otherOrigin: 'Požadavek nepřišel z našich stránek.',
  noOrder: 'Objednávku jsme nenašli.',
  otherOrder: 'V tomto prohlížeči jste mezitím otevřeli jinou objednávku. Otevřete prosím tu předchozí znovu.',
  requestTooLarge: 'Požadavek je příliš velký.',
  answerTooLarge: 'Odpověď obchodu je příliš dlouhá.',
  noPhoto: 'Fotku se nepodařilo načíst.',
  restricted: 'S tímto účtem se tady přihlásit nejde.',
  late: 'Obchod teď odpovídá příliš pomalu. Zkuste to za chvíli.',
  away: 'Obchod teď neodpovídá. Zkuste to za chvíli.',
}
