import type { validationTexts as czech } from './validation-texts.cs.ts'

export const validationTexts: typeof czech = {
  missing: 'Tento údaj chýba. Doplňte ho, prosím.',
  unknown: 'Tento údaj nepoznáme.',
  short: 'Tento údaj je príliš krátky.',
  long: 'Tento údaj je príliš dlhý. Skráťte ho, prosím.',
  email: 'E-mail nemá správny formát',
  range: 'Toto číslo je mimo povoleného rozsahu.',
  shape: 'Tento údaj nie je v správnom tvare.',
}
