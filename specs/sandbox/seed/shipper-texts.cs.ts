/** Texts of shippers, and their prices in haléře. */
export const shipperTexts = {
  freeFrom: 250_000,
  courier: {
    name: 'Kurýrem na adresu',
    description: 'Vyberete si dvě hodiny, ve kterých přijede.',
    price: 9_900,
  },
  point: {
    name: 'Na výdejní místo Balíkobod',
    description: 'Vyzvednete si kdykoli do sedmi dnů.',
    price: 6_900,
  },
  branch: {
    name: 'Osobní odběr na pobočce',
    description: 'Co je na pobočce skladem, vydáme v otevírací době na počkání.',
    price: 0,
  },
  oversized: {
    name: 'Nadrozměrná doprava',
    description: 'Velké kusy přiveze závozník až ke dveřím domu.',
    price: 34_900,
  },
}
