import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import { Image } from '../../ui/image.tsx'

/** A small picture of what is in a line; decoration, because the name stands beside it. */
export function LineImage({
  image,
  size,
}: {
  readonly image: { readonly path: string } | null | undefined
  readonly size: number
}) {
  const { cdn } = useShop().config.endpoints
  return (
    <span className="stage line-image">
      {image && <Image sources={imageSources(cdn, image.path, { width: size, height: size })} alt="" />}
    </span>
  )
}
