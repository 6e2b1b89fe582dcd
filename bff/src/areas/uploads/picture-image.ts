import type { Image } from '@fio/contracts';
import type { Picture } from '../../generated/prisma/client.ts';

/** The widths in pixels a picture is stored in, as far as the original reaches: posters and art at 1× to 3×. */
export const WIDTHS = [240, 480, 960, 1600, 2400] as const;

/** The storage key of one variant; a vector has only one. */
export const keyOf = (key: string, format: string, width?: number) =>
  width === undefined ? `${key}.${format}` : `${key}-${width}.${format}`;

type Stored = Pick<Picture, 'key' | 'format' | 'width' | 'height' | 'widths'>;

/** A stored picture as pages show it; null stays null. What is stored as AVIF is stored as WebP beside it. */
export function imageOf<P extends Stored | null>(picture: P, alt: string): P extends null ? null : Image;
export function imageOf(picture: Stored | null, alt: string): Image | null {
  if (picture === null) return null;
  const { key, format, width, height, widths } = picture;
  if (format === 'svg') return { src: `/files/${keyOf(key, format)}`, width, height, alt };
  const setOf = (kind: string) =>
    widths.map((variant) => `/files/${keyOf(key, kind, variant)} ${variant}w`).join(', ');
  const src = `/files/${keyOf(key, 'webp', widths.at(-1))}`;
  return {
    src,
    srcSet: setOf('webp'),
    ...(format === 'avif' && { avifSet: setOf('avif') }),
    width,
    height,
    alt,
  };
}
