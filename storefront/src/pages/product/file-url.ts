import { contentFileUrl, shopFileUrl } from '@vanek/sdk/images'

/** The address of a file as the browser asks for it: always the shop's own origin. */
export const fileUrl = (source: 'content' | 'shop', path: string): string =>
  source === 'shop' ? shopFileUrl('', path) : contentFileUrl('/content', path)
