import type { Random } from '../random.ts'

export interface Author {
  readonly name: string
  readonly gender: 'f' | 'm'
}

const FIRST = {
  f: 'Lenka,Jiřina,Hanka,Míša,Eliška,Ivana,Dáša,Věra,Klára,Petra,Alena,Zuzka,Markéta,Jitka,Monika,Renata,Blanka,Tereza,Radka,Šárka,Milena,Lucie,Simona,Pavla',
  m: 'Martin,Tomáš,Radek,Zdeněk,Karel,Standa,Pavel,Ondřej,Luboš,Jan,Mirek,Honza,Roman,Vojta,Jarda,Aleš,Libor,Dušan,Filip,Milan,Petr,Vláďa,Kamil,Ivo',
} as const
const FAMILY = {
  f: 'Nováková,Dvořáková,Králová,Benešová,Fialová,Sedláčková,Urbanová,Machová,Havlíková,Vlčková',
  m: 'Novák,Dvořák,Král,Beneš,Fiala,Sedláček,Urban,Mach,Havlík,Vlček',
} as const
const INITIALS = 'B,Č,D,F,H,J,K,L,M,N,P,R,S,Š,T,V,Z,Ž'.split(',')

/** Somebody who signs as customers do: a first name, with an initial, or politely with the surname. */
export function drawAuthor(random: Random, told: Author['gender'] | undefined): Author {
  const drawn = random.chance(0.5) ? 'f' : 'm'
  const gender = told ?? drawn
  const first = random.pick(FIRST[gender].split(','))
  const initial = random.pick(INITIALS)
  const polite = `${gender === 'f' ? 'paní' : 'pan'} ${random.pick(FAMILY[gender].split(','))}`
  const style = random.next()
  if (style < 0.1) return { name: polite, gender }
  return { name: style < 0.4 ? first : `${first} ${initial}.`, gender }
}
