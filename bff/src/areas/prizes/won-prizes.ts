import { readFileSync } from 'node:fs';
import type { WonPrize as WonPrizeView } from '@fio/contracts';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Picture } from '../../generated/prisma/client.ts';
import { imageOf } from '../uploads/index.ts';

interface Row extends Pick<WonPrizeView, 'id' | 'title' | 'description' | 'state'> {
  readonly picture: Pick<Picture, 'key' | 'format' | 'width' | 'height' | 'widths'> | null;
}

const WON = readFileSync(new URL('./won-prizes.sql', import.meta.url), 'utf8');

/** Prizes as their winners see them, by id. */
export async function wonPrizes(
  run: Ask,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WonPrizeView>> {
  if (ids.length === 0) return new Map();
  const rows = await run<Row>('won-prizes', WON, [ids]);
  return new Map(
    rows.map(({ picture, ...prize }) => [prize.id, { ...prize, image: imageOf(picture, prize.title) }]),
  );
}
