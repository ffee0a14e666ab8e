/** Towns for orientation on a map without streets: name, longitude and latitude. */
export const townsOfMap: readonly (readonly [name: string, lng: number, lat: number])[] = [
  ['Praha', 14.43, 50.08],
  ['Brno', 16.61, 49.2],
  ['Ostrava', 18.28, 49.83],
  ['Plzeň', 13.38, 49.75],
  ['Liberec', 15.06, 50.77],
  ['Olomouc', 17.25, 49.59],
  ['České Budějovice', 14.47, 48.97],
  ['Hradec Králové', 15.83, 50.21],
  ['Karlovy Vary', 12.87, 50.23],
  ['Jihlava', 15.59, 49.4],
  ['Zlín', 17.67, 49.22],
]
