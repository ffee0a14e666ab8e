// The seed data. Prices are in crowns with VAT.
export const categories = [
  { id: 1, path: 'stolni-ventilatory', title: 'Stolní ventilátory' },
  { id: 2, path: 'koupelnove-ventilatory', title: 'Koupelnové ventilátory' },
]

const product = (id, category, slug, name, price, stock, perex) => ({ id, category, slug, name, price, stock, perex })

export const products = [
  product(1, 1, 'stolni-ventilator-vanek-20', 'Stolní ventilátor Vánek 20', 690, 40, 'Malý a tichý, na pracovní stůl.'),
  product(2, 1, 'stolni-ventilator-vanek-30', 'Stolní ventilátor Vánek 30', 990, 35, 'Tři rychlosti a náklon hlavy.'),
  product(3, 1, 'stolni-ventilator-vanek-40', 'Stolní ventilátor Vánek 40', 1490, 28, 'Na velké místnosti, otáčí se.'),
  product(4, 1, 'stolni-ventilator-retro', 'Stolní ventilátor Retro', 2190, 3, 'Kovový, poslední kusy.'),
  product(5, 1, 'stolni-ventilator-usb', 'Stolní ventilátor na USB', 349, 0, 'Do každé zásuvky USB.'),
  product(
    6,
    2,
    'koupelnovy-ventilator-kapka-100',
    'Koupelnový ventilátor Kapka 100',
    899,
    50,
    'Průměr 100 mm, zpětná klapka.',
  ),
  product(
    7,
    2,
    'koupelnovy-ventilator-kapka-125',
    'Koupelnový ventilátor Kapka 125',
    1099,
    45,
    'Průměr 125 mm, doběh.',
  ),
  product(
    8,
    2,
    'koupelnovy-ventilator-kapka-150',
    'Koupelnový ventilátor Kapka 150',
    1399,
    30,
    'Průměr 150 mm, čidlo vlhkosti.',
  ),
  product(
    9,
    2,
    'koupelnovy-ventilator-ticho',
    'Koupelnový ventilátor Ticho',
    1890,
    22,
    'Jen 19 dB, do ložnice i koupelny.',
  ),
]
