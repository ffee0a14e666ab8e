export const photoLimits = (count: number, megabytes: number) => `(nepovinné, najviac ${count} po ${megabytes} MB)`
export const photosAgain = 'Fotky si prehliadač nepamätá. Ak ste nejaké vybrali, pridajte ich, prosím, znova.'
export const removePhoto = (name: string) => `Odobrať fotku ${name}`

export const largePictures = (name: string) => `Veľké obrázky: ${name}`
export const pictureOf = (name: string, n: number) => `${name}, obrázok ${n}`
export const previousPicture = 'Predchádzajúci obrázok'
export const nextPicture = 'Ďalší obrázok'
export const unreadable = 'Túto fotku sa nepodarilo prečítať.'
