import { stem } from './stem.ts'

// what people write, and what the goods are called
const SAME: readonly (readonly [written: string, meant: string])[] = [
  ['vetrak', 'ventilator'],
  ['vetracek vetraky vrtule fukar foukac odsavac odtah odtahovy odvetrani', 'ventilator'],
  ['fan fen', 'ventilator'],
  ['zachod toaleta sprcha sprchovy', 'koupelna'],
  ['digestor digestore odsavani', 'potrubi'],
  ['roura trubka trouba', 'potrubi'],
  ['rekuperator vymenik', 'rekuperace'],
  ['vysousec vysouseni odvlhceni', 'odvlhcovac'],
  ['cistic purifikator', 'cisticka'],
  ['ionizator', 'ionizace'],
  ['vlhkomer vlhkost', 'hygrostat vlhkosti'],
  ['casovac casovani zpozdeni', 'dobeh'],
  ['stropak', 'stropni'],
  ['nehlucny bezhlucny potichy', 'tichy'],
  ['ovladac dalkac', 'ovladani dalkove'],
  ['klapak', 'klapka'],
  ['tlumicka', 'tlumic'],
  ['mrizecka mriz', 'mrizka'],
  ['osvetleni svetlo lampa', 'svetlem osvetleni'],
]

/** What else a word may mean, by stems. */
export function synonyms(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, readonly string[]>()
  for (const [written, meant] of SAME)
    for (const word of written.split(' ')) map.set(stem(word), meant.split(' ').map(stem))
  return map
}
