import type { Lines } from '../../core/line/lines.ts';
import { sql } from '../../core/database/sql.ts';
import { defineArea } from '../../engine/Area.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { lineRoutes } from './line.routes.ts';

/** What a visitor who waits in a line asks. */
export const lineArea = defineArea<{ lines: Lines }>({
  name: 'line',
  services: ({ lines }) => ({ lines }),
  routes: lineRoutes,
  metrics: ({ lines }) => lines.metrics,
  cleanUp: [
    rowsRule(
      { name: 'lineEntries', days: () => 3 },
      { table: sql`line_entries`, where: (before) => sql`entered_at < ${before}` },
    ),
  ],
});
