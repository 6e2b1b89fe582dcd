import type { Image } from '@fio/contracts';
import type { Picture } from '../../generated/prisma/client.ts';

/** The widths in pixels a picture is stored in, as far as the original reaches. */
export const WIDTHS = [400, 800, 1600, 2400] as const;

/** The storage key of one variant; a vector has only one. */
export const keyOf = (key: string, format: string, width?: number) =>
  width === undefined ? `${key}.${format}` : `${key}-${width}.${format}`;

type Stored = Pick<Picture, 'key' | 'format' | 'width' | 'height' | 'widths'>;

/** A stored picture as pages show it; null stays null. */
export function imageOf<P extends Stored | null>(picture: P, alt: string): P extends null ? null : Image;
export function imageOf(picture: Stored | null, alt: string): Image | null {
  if (picture === null) return null;
  const { key, format, width, height, widths } = picture;
  const address = (variant?: number) => `/files/${keyOf(key, format, variant)}`;
  const src = address(widths.at(-1));
  const srcSet = widths.map((variant) => `${address(variant)} ${variant}w`).join(', ');
  return { src, width, height, alt, ...(widths.length > 1 ? { srcSet } : {}) };
}
