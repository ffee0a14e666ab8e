export const meetAt = 'Ventilátor a potrubie sa stretnú pri'
/** After the airflow of the operating point. */
export const meetRest = (pressure: string, needed: string | null) =>
  needed === null ? `a ${pressure}.` : `a ${pressure}, potrebujete ${needed}.`
export const airflowAxis = 'prietok, m³/h'
export const pressureAxis = 'tlak, Pa'
export const enoughAir = (needed: string) => `dosť vzduchu, od ${needed}`
export const asTable = 'To isté ako tabuľka'
export const tableCaption = 'Tlak ventilátora a odpor potrubia podľa prietoku'
export const airflow = 'Prietok'
export const fanGives = 'Ventilátor dá'
export const ductTakes = 'Potrubie vezme'
export const workTogether = (airflowThere: string) => `${airflowThere} (tu pracujú spolu)`
