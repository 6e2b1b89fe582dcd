import type { Command } from '../../engine/command.ts';

const TABLES = `
  SELECT quote_ident(c.relname) AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname`;

/** Has the database look at every table anew, so that it plans by what is in them now: after an import, say. */
export const refreshStatistics: Command = {
  name: 'refresh-statistics',
  work: async (_services, { isDry, connection, output, progress }) => {
    const { rows } = await connection.query<{ name: string }>(TABLES);
    const count = rows.length;
    if (isDry) {
      output('analysable', { count });
      return true;
    }
    for (const [index, { name }] of rows.entries()) {
      await connection.query(`ANALYZE public.${name}`);
      progress(index + 1, count);
    }
    output('analysed', { count });
    return true;
  },
};
