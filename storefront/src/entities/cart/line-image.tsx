import { useShop } from '@vanek/react-hooks'
import { type DenseImageStyle, imageSources } from '@vanek/sdk/images'
import { Image } from '../../ui/image.tsx'

/** A small picture of what is in a line; decoration, because the name stands beside it. */
export function LineImage({
  image,
  sized,
}: {
  readonly image: { readonly path: string } | null | undefined
  readonly sized: DenseImageStyle
}) {
  const { cdn } = useShop().config.endpoints
  return <span className="stage line-image">{image && <Image sources={imageSources(cdn, image, sized)} alt="" />}</span>
}
