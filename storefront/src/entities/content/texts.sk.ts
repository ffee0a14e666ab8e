export const titleOfPart = (title: string, part: number) => `${title}, strana ${part}`
export const tableLabel = 'Tabuľka'
