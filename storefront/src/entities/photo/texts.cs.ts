export const photoLimits = (count: number, megabytes: number) => `(nepovinné, nejvýš ${count} po ${megabytes} MB)`
export const photosAgain = 'Fotky si prohlížeč nepamatuje. Pokud jste nějaké vybrali, přidejte je prosím znovu.'
export const removePhoto = (name: string) => `Odebrat fotku ${name}`

export const largePictures = (name: string) => `Velké obrázky: ${name}`
export const pictureOf = (name: string, n: number) => `${name}, obrázek ${n}`
export const previousPicture = 'Předchozí obrázek'
export const nextPicture = 'Další obrázek'
export const unreadable = 'Tuto fotku se nepodařilo přečíst.'
