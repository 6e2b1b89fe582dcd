import { hash } from 'node:crypto';

/** How large each kind of picture is, and the widths it is drawn in: a page takes the one that fits its place. */
export const ART_SIZES = {
  poster: { width: 800, height: 1200, widths: [240, 480, 800] },
  hero: { width: 2400, height: 1350, widths: [480, 960, 1600, 2400] },
  prize: { width: 1600, height: 1200, widths: [240, 480, 960, 1600] },
};
export type ArtKind = keyof typeof ART_SIZES;

export const artKindOf = (name: string): ArtKind =>
  name.endsWith('-poster') ? 'poster' : name.endsWith('-hero') ? 'hero' : 'prize';

/** Named for the drawing it is made of: what is drawn of an older one is not found. */
export const artKey = (name: string, svg: Buffer): string =>
  `${name}-${hash('sha256', svg, 'hex').slice(0, 12)}`;
