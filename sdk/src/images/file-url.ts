const under = (base: string, path: string): string => `${base}/${path.replace(/^\/+/, '')}`

/** The address of a file of the content service, like a data sheet or a video: `{cms}/upload/{path}`. */
export const contentFileUrl = (contentBase: string, path: string): string => under(`${contentBase}/upload`, path)

/** The address of a file of the shop back end: `{store}/image/download/{path}`. */
export const shopFileUrl = (shopBase: string, path: string): string => under(`${shopBase}/image/download`, path)
