/** Hashes, or entries, in a whole tile (c2sp.org/tlog-tiles). */
export const TILE_WIDTH = 256;

/** Levels of a tree that one tile holds: 2^8 leaves. */
export const TILE_HEIGHT = 8;

/** The most bytes of one entry: its length is written with two. */
export const ENTRY_LIMIT = 65_535;

/** One tile of hashes by its level, or the bundle of entries at its foot. */
export interface TileName {
  readonly level: number | 'entries';
  /** From 0, from the left. */
  readonly index: number;
  /** TILE_WIDTH, or of a partial one how many it holds. */
  readonly width: number;
}

const NAME =
  /^tile\/(entries|[0-9]|[1-5][0-9]|6[0-3])\/((?:x[0-9]{3}\/){0,4}[0-9]{3})(?:\.p\/([1-9][0-9]{0,2}))?$/;

/** 1234067 is `x001/x234/067`. */
function indexPath(index: number): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? [];
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
}

/** The path of a tile below the log's prefix. */
export const tilePath = ({ level, index, width }: TileName): string =>
  `tile/${level}/${indexPath(index)}${width === TILE_WIDTH ? '' : `.p/${width}`}`;

/** The tile at a path below the log's prefix; null for any text that tilePath doesn't write. */
export function parseTilePath(path: string): TileName | null {
  const [, level = '', place = '', partial] = NAME.exec(path) ?? [];
  if (level === '') return null;
  const index = Number(place.replaceAll(/[x/]/g, ''));
  const name: TileName = {
    level: level === 'entries' ? level : Number(level),
    index,
    width: partial === undefined ? TILE_WIDTH : Number(partial),
  };
  return tilePath(name) === path && name.width <= TILE_WIDTH ? name : null;
}

/** How many hashes a tree of `size` has for a tile: 0 where there is none. */
export function tileWidth({ level, index }: Pick<TileName, 'level' | 'index'>, size: number): number {
  const span = level === 'entries' ? 1 : TILE_WIDTH ** level;
  return Math.max(0, Math.min(TILE_WIDTH, Math.floor(size / span) - index * TILE_WIDTH));
}

/** The tiles that a tree of `size` has, bundles of entries among them. */
export function tilesOf(size: number): TileName[] {
  const levels: TileName['level'][] = ['entries'];
  for (let level = 0; Math.floor(size / TILE_WIDTH ** level) > 0; level += 1) levels.push(level);
  return levels.flatMap((level) => {
    const tiles: TileName[] = [];
    for (let index = 0; ; index += 1) {
      const width = tileWidth({ level, index }, size);
      if (width === 0) return tiles;
      tiles.push({ level, index, width });
    }
  });
}

/** Entries one after the other, each behind its length in two bytes, the most significant first. */
export function bundleOf(entries: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(entries.reduce((sum, { length }) => sum + 2 + length, 0));
  let at = 0;
  for (const entry of entries) {
    if (entry.length > ENTRY_LIMIT) throw new RangeError(`An entry has ${entry.length} bytes.`);
    bytes.set([entry.length >> 8, entry.length & 255], at);
    bytes.set(entry, at + 2);
    at += 2 + entry.length;
  }
  return bytes;
}

/** The entries of a bundle; null where its lengths don't come out even. */
export function entriesOf(bundle: Uint8Array): Uint8Array[] | null {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bundle.length;) {
    const [high, low] = bundle.subarray(at, at + 2);
    if (high === undefined || low === undefined) return null;
    const end = at + 2 + high * 256 + low;
    if (end > bundle.length) return null;
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
