import type { ClaimStep, ClaimWish } from '@vanek/sdk/orders'

/** What can be wanted for faulty goods, as the form offers it. */
export const wishWords: Readonly<Record<ClaimWish, readonly [title: string, note: string]>> = {
  repair: ['Opravit', 'Zboží opravíme a pošleme vám ho zpět.'],
  replacement: ['Vyměnit za nové', 'Pošleme vám nový kus.'],
  discount: ['Dát slevu', 'Zboží si necháte a část ceny vám vrátíme.'],
  money_back: ['Vrátit peníze', 'Pošleme je stejnou cestou, jakou přišly.'],
}

const done: Readonly<Record<ClaimStep['state'], string>> = {
  filed: 'Přijali jsme ji',
  accepted: 'Uznali jsme ji',
  rejected: 'Zamítli jsme ji',
  settled: 'Vyřídili jsme ji',
}
const ahead: Readonly<Record<ClaimStep['state'], string>> = {
  filed: 'Přijetí',
  accepted: 'Posouzení',
  rejected: 'Posouzení',
  settled: 'Vyřízení',
}
const next: Readonly<Record<ClaimStep['state'], string>> = {
  filed: 'Přijímáme ji',
  accepted: 'Posuzujeme ji',
  rejected: 'Posuzujeme ji',
  settled: 'Vyřizujeme ji',
}

/** A step of a claim as people say it. */
export const claimWord = ({ state, progress }: ClaimStep): string => ({ done, next, ahead })[progress][state]
