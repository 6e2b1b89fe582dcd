import { writeExport } from '@fio/bff/src/core/export/write-export.ts';
import { say, settingOf, taskOf } from './setting.ts';

/** One export, as the product's worker writes it: how long it took, and how much memory it took beyond the start's. */
const task = taskOf();
const { services, exported, spec, close } = settingOf(task);
await services.pool.query('SELECT 1');
const before = process.memoryUsage().rss;
const startedAt = performance.now();
const written = await writeExport(services, {
  exported,
  spec,
  key: 'bench/ours.sealed',
  signal: new AbortController().signal,
  reportProgress: () => undefined,
  ...(task.sheetRows !== undefined && { sheetRows: task.sheetRows }),
});
const seconds = (performance.now() - startedAt) / 1000;
const peak = process.resourceUsage().maxRSS / 1024;
say({ seconds, rows: written.rows, bytes: written.bytes, peak, growth: peak - before / 2 ** 20 });
await close();
