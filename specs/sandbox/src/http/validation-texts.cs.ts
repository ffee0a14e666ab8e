/** Messages for invalid values. */
export const validationTexts = {
  missing: 'Tento údaj chybí. Doplňte ho prosím.',
  unknown: 'Tento údaj neznáme.',
  short: 'Tento údaj je příliš krátký.',
  long: 'Tento údaj je příliš dlouhý. Zkraťte ho prosím.',
  email: 'E-mail není ve správném formátu',
  range: 'Toto číslo je mimo povolené rozmezí.',
  shape: 'Tento údaj není ve správném tvaru.',
}
