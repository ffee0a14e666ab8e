import { expect, it } from 'vitest'
import { border, mapPoint, mapSize } from './map-outline.ts'

/** Whether a point is inside the border: a ray from it crosses the border an odd number of times. */
function isInside([lng, lat]: readonly [number, number]): boolean {
  const { x, y } = mapPoint([lng, lat])
  return border.reduce((inside, a, at) => {
    const b = border[(at + 1) % border.length] ?? a
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside
  }, false)
}

const home: Readonly<Record<string, readonly [number, number]>> = {
  ...{ Bratislava: [17.11, 48.15], Rusovce: [17.15, 48.05], Skalica: [17.23, 48.85], Myjava: [17.57, 48.75] },
  ...{ Čadca: [18.79, 49.44], Námestovo: [19.48, 49.41], Zákopčie: [18.72, 49.41], Javorina: [20.14, 49.27] },
  ...{ Mníšek: [20.7, 49.41], Bardejov: [21.28, 49.29], Snina: [22.16, 48.99], Michalovce: [21.92, 48.76] },
  ...{ Čierna: [22.09, 48.42], Fiľakovo: [19.82, 48.27], Šahy: [18.95, 48.07], Štúrovo: [18.72, 47.8] },
  ...{ Komárno: [18.12, 47.76], 'Vyšné Nemecké': [22.26, 48.66], Medzilaborce: [21.9, 49.27] },
}
const abroad: Readonly<Record<string, readonly [number, number]>> = {
  ...{ Hodonín: [17.13, 48.85], Jablunkov: [18.76, 49.58], Zakopane: [19.95, 49.3], Krynica: [20.96, 49.42] },
  ...{ Užhorod: [22.3, 48.62], Salgótarján: [19.8, 48.1], Esztergom: [18.74, 47.787], Győr: [17.63, 47.69] },
  ...{ Hainburg: [16.95, 48.15], Wien: [16.37, 48.21] },
}

it('the map has Slovak towns inside its border, and those of neighbours outside', () => {
  expect(Object.keys(home).filter((town) => !isInside(home[town] ?? [0, 0]))).toEqual([])
  expect(Object.keys(abroad).filter((town) => isInside(abroad[town] ?? [0, 0]))).toEqual([])
})

it('the map covers the whole country and little else', () => {
  const [xs, ys] = [border.map(({ x }) => x), border.map(({ y }) => y)]
  expect([Math.min(...xs), Math.min(...ys)].every((least) => least > 5 && least < 20)).toBe(true)
  expect(mapSize.width - Math.max(...xs)).toBeLessThan(20)
  expect(mapSize.width - Math.max(...xs)).toBeGreaterThan(5)
  expect(mapSize.height - Math.max(...ys)).toBeLessThan(20)
  expect(mapSize.height - Math.max(...ys)).toBeGreaterThan(5)
})
