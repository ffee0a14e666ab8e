export const meetAt = 'Ventilátor a potrubí se potkají u'
/** After the airflow of the operating point. */
export const meetRest = (pressure: string, needed: string | null) =>
  needed === null ? `a ${pressure}.` : `a ${pressure}, potřebujete ${needed}.`
export const airflowAxis = 'průtok, m³/h'
export const pressureAxis = 'tlak, Pa'
export const enoughAir = (needed: string) => `dost vzduchu, od ${needed}`
export const asTable = 'Totéž jako tabulka'
export const tableCaption = 'Tlak ventilátoru a odpor potrubí podle průtoku'
export const airflow = 'Průtok'
export const fanGives = 'Ventilátor dá'
export const ductTakes = 'Potrubí vezme'
export const workTogether = (airflowThere: string) => `${airflowThere} (tady pracují spolu)`
