import pg from 'pg';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { type FoundIndex, loadIndexes, loadRebuildable } from './inventory.ts';
import type { Command, Run } from '../../engine/command.ts';

/** What a rebuild that was cut short leaves beside the index: the new one half made, or the old one already replaced. */
const LEFTOVER = /_cc(new|old)\d*$/;
const named = (name: string) => `public.${pg.escapeIdentifier(name)}`;

async function dropLeftovers({ connection, output }: Run): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_index x JOIN pg_class c ON c.oid = x.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT x.indisvalid AND c.relname ~ '${LEFTOVER.source}'
    ORDER BY c.relname`);
  for (const { name } of rows) {
    await connection.query('SELECT drop_index_leftover($1)', [name]);
    output('indexLeftover', { index: name });
  }
}

/** Makes it anew beside the old one and puts it into its place: whoever reads or writes meanwhile is not held up. */
async function rebuild(
  { db }: Infrastructure,
  { connection, output }: Run,
  { id, bytes }: FoundIndex,
): Promise<void> {
  await connection.query(`REINDEX INDEX CONCURRENTLY ${named(id)}`);
  const [after] = await loadIndexes(db, [id]);
  output('indexRebuilt', { index: id, before: bytes, after: after?.bytes ?? 0 });
}

/** One index, or each that is invalid or mostly empty. */
export const rebuildIndexes: Command = {
  name: 'rebuild-indexes',
  work: async (services, run) => {
    const { isDry, target, output, progress } = run;
    if (!isDry) await dropLeftovers(run);
    const wanted = target === null ? loadRebuildable(services.db) : loadIndexes(services.db, [target]);
    const found = (await wanted).filter(({ id }) => !LEFTOVER.test(id));
    if (found.length === 0) output('indexNone');
    progress(0, found.length);
    for (const [position, index] of found.entries()) {
      const { id, bytes, bloat } = index;
      if (isDry) output('indexRebuildable', { index: id, bytes, wasted: Math.round(bytes * (bloat ?? 0)) });
      else await rebuild(services, run, index);
      progress(position + 1, found.length);
    }
    return target === null || found.length > 0;
  },
};
