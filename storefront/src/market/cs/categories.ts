// Paths of the categories that the shop's code knows.

export const bathroomFans = 'koupelnove-ventilatory'
export const ductFans = 'potrubni-ventilatory'
export const industrialFans = 'prumyslove-ventilatory'
export const wallFans = 'prumyslove-ventilatory/nastenne-axialni-ventilatory'

export const smoothDucts = 'potrubi-a-tvarovky/potrubi/spiro-potrubi'
export const hoses = 'potrubi-a-tvarovky/potrubi/ohebne-hadice'
export const elbows = 'potrubi-a-tvarovky/tvarovky/kolena'
export const dampers = 'potrubi-a-tvarovky/zpetne-klapky'
export const grillesAndValves = 'mrizky-a-ventily'
export const grilles = 'mrizky-a-ventily/vetraci-mrizky'
export const hygrostats = 'filtry-a-prislusenstvi/regulace/hygrostaty-a-cidla'
