export const home = {
  title: 'Vánok, vzduch, ktorý cítiť',
  perex:
    'Ventilátory a všetko na vetranie. Vyberajte podľa čísel, ktoré niečo znamenajú: koľko vzduchu, koľko hluku, koľko elektriny.',
  seoTitle: 'Vánok – ventilátory, rekuperácia a vetranie',
  seoDescription:
    'Kúpeľňové, potrubné, stropné a priemyselné ventilátory, rekuperácia, potrubie a filtre. Desať predajní, s výberom poradíme.',
  topCategories: 'Čo potrebujete vyvetrať?',
  bathroomFan: 'Kúpeľňový ventilátor',
  allBrands: 'Všetky značky',
  bestsellers: 'Najpredávanejšie',
  discounted: 'Práve v zľave',
  news: 'Novinky v ponuke',
}
