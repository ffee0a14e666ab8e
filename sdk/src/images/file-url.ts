const under = (base: string, path: string): string => `${base}/${path.replace(/^\/+/, '')}`

/**
 * URL of a file of the content service, like a data sheet or a video: `{cms}/upload/{path}`.
 *
 * @param contentBase - Base URL of the content service.
 * @param path - Path of the file, as the service sent it.
 * @example
 * ```ts
 * const url = contentFileUrl('https://shop.example/cms', 'air-500.pdf')
 * // 'https://shop.example/cms/upload/air-500.pdf'
 * ```
 */
export const contentFileUrl = (contentBase: string, path: string): string => under(`${contentBase}/upload`, path)

/**
 * URL of a file of the shop back end: `{store}/image/download/{path}`.
 *
 * @param shopBase - Base URL of the shop back end.
 * @param path - Path of the file, as the back end sent it.
 */
export const shopFileUrl = (shopBase: string, path: string): string => under(`${shopBase}/image/download`, path)
