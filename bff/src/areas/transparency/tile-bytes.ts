import { bundleOf, TILE_HEIGHT, TILE_WIDTH, type TileName } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { subtreeHashes } from '../../core/transparency/tree-reader.ts';

async function entriesOf({ db }: Pick<Infrastructure, 'db'>, from: number, width: number): Promise<Buffer> {
  const rows = await db.transparencyEntry.findMany({
    where: { index: { gte: from, lt: from + width } },
    orderBy: { index: 'asc' },
  });
  return Buffer.from(bundleOf(rows.map(({ entry }) => Buffer.from(entry))));
}

/** The bytes of a tile that the log is long enough for. */
export async function tileBytes(services: Pick<Infrastructure, 'db'>, tile: TileName): Promise<Buffer> {
  const { level, index, width } = tile;
  const from = index * TILE_WIDTH;
  if (level === 'entries') return entriesOf(services, from, width);
  const subtrees = Array.from({ length: width }, (_, at) => ({
    level: level * TILE_HEIGHT,
    index: from + at,
  }));
  return Buffer.concat(await subtreeHashes(services.db, subtrees));
}
