/**
 * Sentences of customers about one kind of goods. Each stands alone, so any of them can follow any other. Where a
 * sentence tells who wrote it, both forms stand in braces: `{koupil|koupila}`.
 */
export interface ReviewWords {
  /** What it was bought for. */
  readonly uses: readonly string[]
  readonly good: readonly string[]
  /** Small reservations. */
  readonly weak: readonly string[]
  /** Why few stars were given. */
  readonly bad: readonly string[]
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  /** Of goods that make a noise: what is said of the quiet ones and of the loud ones. */
  readonly sound?: { readonly quiet: readonly string[]; readonly loud: readonly string[] }
}

/** True of anything that came in a parcel. */
export const GENERAL = {
  good: [
    'Přišlo druhý den a dobře zabalené.',
    'Za ty peníze jsem {spokojený|spokojená}.',
    'Přesně podle popisu.',
    'Objednávka proběhla bez potíží.',
    'Poradili mi po telefonu a trefili se.',
    'Už mám doma druhý kus.',
    '{Koupil|Koupila} bych znovu.',
    'Doporučil mi to soused a měl pravdu.',
    'Zpracování je lepší, než jsem {čekal|čekala}.',
    'Rozměry v popisu souhlasí na milimetr.',
  ],
  bad: [
    'Přišlo s promáčklým rohem, výměna trvala týden.',
    'Krabice byla otlučená a návod chyběl, poslali ho e-mailem.',
    'Za tu cenu bych {čekal|čekala} lepší zpracování.',
    'Nakonec jsem {vrátil|vrátila} a {vzal|vzala} si jinou velikost.',
  ],
} as const
