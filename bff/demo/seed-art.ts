import { hash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { keyOf } from '../src/areas/uploads/picture-image.ts';
import type { FileStorage } from '../src/core/storage/FileStorage.ts';
import type { Prisma } from '../src/generated/prisma/client.ts';
import { demoShows } from './shows.ts';

const SIZES = { poster: { width: 800, height: 1200 }, hero: { width: 2400, height: 1350 } };
type Kind = keyof typeof SIZES;
type PictureRow = Prisma.PictureCreateManyInput & { id: string };

export interface ShowArt {
  readonly poster: PictureRow;
  readonly hero: PictureRow;
}

async function store(storage: FileStorage, slug: string, kind: Kind): Promise<PictureRow> {
  const svg = await readFile(new URL(`./art/${slug}-${kind}.svg`, import.meta.url));
  // Named for what it holds: a file is never changed under its name.
  const key = `demo/${slug}-${kind}-${hash('sha256', svg, 'hex').slice(0, 12)}`;
  await storage.write(keyOf(key, 'svg'), svg);
  return { id: randomUUID(), key, format: 'svg', ...SIZES[kind], widths: [] };
}

/** Puts the artwork into the storage, which does no harm when done again; answers the rows that tell of it, by series. */
export async function seedArt(storage: FileStorage): Promise<ReadonlyMap<string, ShowArt>> {
  const stored = demoShows.map(async ({ slug }) => {
    const [poster, hero] = await Promise.all([store(storage, slug, 'poster'), store(storage, slug, 'hero')]);
    return [slug, { poster, hero }] as const;
  });
  return new Map(await Promise.all(stored));
}
