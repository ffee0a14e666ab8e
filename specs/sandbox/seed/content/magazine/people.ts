export const TEREZA = 'Tereza Málková'
export const BOHUMIL = 'Ing. Bohumil Kříž'
export const EDITORS = 'Redakce Vánku'
