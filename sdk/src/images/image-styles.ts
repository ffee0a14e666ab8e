/** The sizes of a shop's pictures in CSS pixels (B9.45, B9.46, B9.47). */
export const imageStyles = {
  productBox: { width: 255, height: 270 },
  productDetail: { width: 300, height: 400 },
  thumbnail: { width: 56, height: 56 },
} as const
