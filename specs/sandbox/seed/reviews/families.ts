import { DEHUMIDIFIER, PURIFIER, RECOVERY } from './words-air.ts'
import { BATHROOM, CEILING, DRUM, INDUSTRIAL, INLINE, ROOM } from './words-fans.ts'
import { CARBON, CONTROL, DUCT, FILTER, FITTING, FLOOR, GRILLE, SMALL, VALVE } from './words-parts.ts'
import type { ReviewWords } from './words.ts'

/** What customers say in each category. */
const WORDS: Readonly<Record<string, ReviewWords>> = {
  'klasicke-koupelnove-ventilatory': BATHROOM,
  'designove-koupelnove-ventilatory': BATHROOM,
  'koupelnove-ventilatory-s-cidlem': BATHROOM,
  'stropni-ventilatory-se-svetlem': CEILING,
  'stropni-ventilatory-bez-svetla': CEILING,
  'stolni-ventilatory': ROOM,
  'stojanove-ventilatory': ROOM,
  'sloupove-ventilatory': ROOM,
  'kruhove-potrubni-ventilatory': INLINE,
  'odhlucnene-ventilatory': INLINE,
  'radialni-ventilatory': INDUSTRIAL,
  'nastenne-axialni-ventilatory': INDUSTRIAL,
  'stresni-ventilatory': INDUSTRIAL,
  'bubnove-ventilatory': DRUM,
  'lokalni-rekuperace': RECOVERY,
  'centralni-rekuperacni-jednotky': RECOVERY,
  'cisticky-vzduchu': PURIFIER,
  odvlhcovace: DEHUMIDIFIER,
  'ohebne-hadice': DUCT,
  'spiro-potrubi': DUCT,
  'ploche-kanaly': DUCT,
  kolena: FITTING,
  odbocky: FITTING,
  'tlumice-hluku': FITTING,
  'zpetne-klapky': FITTING,
  'vetraci-mrizky': GRILLE,
  'talirove-ventily': VALVE,
  'podlahove-mrizky': FLOOR,
  'deskove-filtry': FILTER,
  'kapsove-filtry': FILTER,
  'uhlikove-filtry': CARBON,
  'regulatory-otacek': CONTROL,
  'hygrostaty-a-cidla': CONTROL,
  'spony-a-objimky': SMALL,
  'hlinikove-pasky': SMALL,
  'baleni-pro-montazniky': SMALL,
}

export function reviewWords(slug: string): ReviewWords {
  const words = WORDS[slug]
  if (words === undefined) throw new Error(`No words for reviews of ${slug}.`)
  return words
}
