/** Towns for orientation on a map without streets: name, longitude and latitude. */
export const townsOfMap: readonly (readonly [name: string, lng: number, lat: number])[] = [
  ['Bratislava', 17.11, 48.15],
  ['Košice', 21.26, 48.72],
  ['Prešov', 21.24, 49],
  ['Žilina', 18.74, 49.22],
  ['Banská Bystrica', 19.15, 48.74],
  ['Nitra', 18.09, 48.31],
  ['Trnava', 17.59, 48.38],
  ['Trenčín', 18.04, 48.89],
  ['Poprad', 20.3, 49.06],
  ['Michalovce', 21.92, 48.75],
  ['Lučenec', 19.67, 48.33],
]
