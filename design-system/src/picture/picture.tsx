import type { ImgHTMLAttributes } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './picture.module.css';

/** A picture with its natural size in pixels, so that its place is kept, and its variants as `srcset`s by format. */
export type PictureSource = {
  src: string;
  srcSet?: string | undefined;
  avifSet?: string | undefined;
  alt: string;
  width: number;
  height: number;
  /** What stays in sight when it is cropped, in hundredths from the top left; the middle where it isn't said. */
  focus?: { x: number; y: number } | undefined;
};

export type PictureProps = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'loading' | 'fetchPriority' | 'lang'
> & {
  picture: PictureSource;
  /** How wide it is shown, as in the `sizes` of an `img`: the browser chooses the variant by it. */
  sizes: string;
};

/** A picture in the best format the browser knows, at the size it is shown. `className` is the image's own. */
export function Picture({ picture, sizes, className, ...rest }: PictureProps) {
  const { avifSet, src, srcSet, focus, ...image } = picture;
  // `sizes` and the set come before `src`, or some browsers begin with the wrong file.
  const img = (
    <img
      {...rest}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      {...image}
      alt={image.alt}
      className={cx(className)}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  );
  if (avifSet === undefined) return img;
  return (
    <picture className={classes.box}>
      <source type="image/avif" sizes={sizes} srcSet={avifSet} />
      {img}
    </picture>
  );
}
