import type { actionDetail, Language } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Difference } from '../../core/audit/differences.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { imageOf, mediaAddress } from '../uploads/index.ts';
import { actionWords } from './words.ts';

type Told = z.input<typeof actionDetail>['differences'][number];
type Named = NonNullable<Told['afterFiles']>[number];

/** What a file's key looks like within a text; whether one is, the tables say. */
const KEY = /\b[a-z]+\/[\w-]+(?:\.[a-z\d]+)?/g;
/** As wide as the smallest variant that is kept. */
const THUMBNAIL = 240;

const keysIn = (text: string | null): string[] => text?.match(KEY) ?? [];
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

async function picturesOf(db: Pick<PrismaClient, 'picture'>, keys: string[], language: Language) {
  const found = await db.picture.findMany({ where: { key: { in: keys } } });
  return found.map((picture): [string, Named] => {
    const { key, width, height, widths } = picture;
    const [smallest = THUMBNAIL] = widths;
    const { src } = imageOf({ ...picture, widths: widths.slice(0, 1) }, '');
    const scaled = { src, width: smallest, height: Math.round((height * smallest) / width) };
    const name = actionWords[language].picture(width, height);
    return [key, { name, href: imageOf(picture, '').src, thumbnail: scaled }];
  });
}

async function mediaOf(db: Pick<PrismaClient, 'mediaFile'>, keys: string[], language: Language) {
  const found = await db.mediaFile.findMany({ where: { key: { in: keys } } });
  const { video, captions } = actionWords[language];
  return found.map((file): [string, Named] => [
    file.key,
    {
      name: file.seconds === null ? captions : video(minutes(file.seconds)),
      href: mediaAddress(file),
      thumbnail: null,
    },
  ]);
}

/** The differences with each file by what it is, and where to look at it, in the place of the key it is kept by. */
export async function withFiles(
  db: Pick<PrismaClient, 'picture' | 'mediaFile'>,
  differences: readonly Difference[],
  language: Language,
): Promise<Told[]> {
  const keys = [
    ...new Set(differences.flatMap(({ before, after }) => [...keysIn(before), ...keysIn(after)])),
  ];
  if (keys.length === 0) return [...differences];
  const found = await Promise.all([picturesOf(db, keys, language), mediaOf(db, keys, language)]);
  const files = new Map(found.flat());
  const worded = (text: string | null) => text && text.replace(KEY, (key) => files.get(key)?.name ?? key);
  const filesIn = (text: string | null) => [...new Set(keysIn(text))].flatMap((key) => files.get(key) ?? []);
  return differences.map((difference) => {
    const { before, after } = difference;
    const [was, is] = [worded(before), worded(after)];
    // Two files that are called the same: their keys tell them apart.
    const isTold = was !== is;
    const [beforeFiles, afterFiles] = [filesIn(before), filesIn(after)];
    return {
      ...difference,
      before: isTold ? was : before,
      after: isTold ? is : after,
      ...(beforeFiles.length > 0 && { beforeFiles }),
      ...(afterFiles.length > 0 && { afterFiles }),
    };
  });
}
