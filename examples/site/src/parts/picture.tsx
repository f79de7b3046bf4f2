import type { ShownEvent } from '../events';

interface Props {
  event: ShownEvent;
  /** The widths that it has on the page, as `sizes` of an image says them. */
  sizes: string;
}

/** The picture of an event in the size that fits, or its colours where it has none. */
export function Picture({ event: { id, image_details: image }, sizes }: Props) {
  if (!image) {
    return <div className="picture none" style={{ '--hue': (id * 47) % 360 } as never} />;
  }
  const files = image.sizes.filter(({ width }) => width !== null);
  return (
    <img
      className="picture"
      src={image.src}
      srcSet={files.map(({ src, width }) => `${src} ${width}w`).join(', ') || undefined}
      sizes={sizes}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={image.alt}
      loading="lazy"
    />
  );
}
