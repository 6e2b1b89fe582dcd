import { hash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { keyOf } from '../src/areas/uploads/picture-image.ts';
import { readVideo } from '../src/core/files/read-video.ts';
import type { FileStorage } from '../src/core/storage/FileStorage.ts';
import type { Prisma } from '../src/generated/prisma/client.ts';
import { ART_SIZES, artKey, artKindOf } from './art-sizes.ts';
import { editionPrizes, flashPrizes } from './draws.ts';
import { demoPrizeKinds } from './promotion.ts';
import { demoShows } from './shows.ts';

type PictureRow = Prisma.PictureCreateManyInput & { id: string };

type MediaRow = Prisma.MediaFileCreateManyInput & { id: string };

export interface ShowArt {
  readonly poster: PictureRow;
  readonly hero: PictureRow;
  /** Drawn from the hero, frame by frame; most series have none. */
  readonly trailer: { readonly video: MediaRow; readonly captions: MediaRow } | null;
}

/** The series with a trailer of its own. */
const WITH_TRAILER = 'sal-na-lanterna';

async function storeTrailer(storage: FileStorage, name: string): Promise<ShowArt['trailer']> {
  if (name !== WITH_TRAILER) return null;
  const read = (extension: string) =>
    readFile(new URL(`./art/${name}-trailer.${extension}`, import.meta.url));
  const [film, words] = await Promise.all([read('webm'), read('vtt')]);
  const { width, height, seconds } = await readVideo(film);
  const keep = async (bytes: Buffer, extension: string) => {
    const key = `media/${hash('sha256', bytes, 'hex').slice(0, 32)}.${extension}`;
    await storage.write(key, bytes);
    return { id: randomUUID(), key, bytes: bytes.length };
  };
  return {
    video: { ...(await keep(film, 'webm')), kind: 'video', width, height, seconds },
    captions: { ...(await keep(words, 'vtt')), kind: 'captions' },
  };
}

async function store(storage: FileStorage, name: string): Promise<PictureRow> {
  const art = artKey(name, await readFile(new URL(`./art/${name}.svg`, import.meta.url)));
  const size = ART_SIZES[artKindOf(name)];
  for (const width of size.widths) {
    const file = keyOf(art, 'webp', width);
    await storage.write(`demo/${file}`, await readFile(new URL(`./art/drawn/${file}`, import.meta.url)));
  }
  return { id: randomUUID(), key: `demo/${art}`, format: 'webp', ...size };
}

/** What prizes look like, by the name of their art. */
export type PrizeArt = ReadonlyMap<string, PictureRow>;
const PRIZES = [...editionPrizes, ...flashPrizes, ...demoPrizeKinds].map(({ art }) => art);

/** Puts the pictures of prizes into the storage, which does no harm when done again; answers the rows that tell of them. */
export async function seedPrizeArt(storage: FileStorage): Promise<PrizeArt> {
  const stored = PRIZES.map(async (art) => [art, await store(storage, `premio-${art}`)] as const);
  return new Map(await Promise.all(stored));
}

/** The same of the series' posters and art, by series. */
export async function seedArt(storage: FileStorage): Promise<ReadonlyMap<string, ShowArt>> {
  const stored = demoShows.map(async ({ slug }) => {
    const [poster, hero, trailer] = await Promise.all([
      store(storage, `${slug}-poster`),
      store(storage, `${slug}-hero`),
      storeTrailer(storage, slug),
    ]);
    return [slug, { poster, hero, trailer }] as const;
  });
  return new Map(await Promise.all(stored));
}
