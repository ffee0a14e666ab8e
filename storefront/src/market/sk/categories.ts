// Paths of the categories that the shop's code knows.

export const bathroomFans = 'kupelnove-ventilatory'
export const ductFans = 'potrubne-ventilatory'
export const industrialFans = 'priemyselne-ventilatory'
export const wallFans = 'priemyselne-ventilatory/nastenne-axialne-ventilatory'

export const smoothDucts = 'potrubie-a-tvarovky/potrubie/spiro-potrubie'
export const hoses = 'potrubie-a-tvarovky/potrubie/ohybne-hadice'
export const elbows = 'potrubie-a-tvarovky/tvarovky/kolena'
export const dampers = 'potrubie-a-tvarovky/spatne-klapky'
export const grillesAndValves = 'mriezky-a-ventily'
export const grilles = 'mriezky-a-ventily/vetracie-mriezky'
export const hygrostats = 'filtre-a-prislusenstvo/regulacia/hygrostaty-a-senzory'
