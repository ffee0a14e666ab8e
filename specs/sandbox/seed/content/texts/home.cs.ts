export const home = {
  title: 'Vánek, vzduch, který je znát',
  perex:
    'Ventilátory a vše pro větrání. Vyberte podle čísel, která něco znamenají: kolik vzduchu, kolik hluku, kolik elektřiny.',
  seoTitle: 'Vánek – ventilátory, rekuperace a větrání',
  seoDescription:
    'Koupelnové, potrubní, stropní a průmyslové ventilátory, rekuperace, potrubí a filtry. Čtrnáct prodejen, poradíme s výběrem.',
  topCategories: 'Co potřebujete vyvětrat?',
  bathroomFan: 'Koupelnový ventilátor',
  allBrands: 'Všechny značky',
  bestsellers: 'Nejprodávanější',
  discounted: 'Právě ve slevě',
  news: 'Novinky v nabídce',
}
