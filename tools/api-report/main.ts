import { writeFileSync } from 'node:fs';
import { runTool } from '../shared/UserError.ts';
import { changesBetween } from './compare.ts';
import { historyBefore, isComplete, REPORT, readChangelog, SINCE } from './files.ts';
import { missingSteps } from './judge.ts';
import { makeReport } from './make-report.ts';
import { formatReport } from './Report.ts';
import { sinceOf } from './since.ts';

await runTool(async () => {
  const report = await makeReport();
  const text = formatReport(report);
  writeFileSync(REPORT, text);
  console.log(`Shell API ${report.version}: ${report.entries.size} names.`);
  const history = historyBefore(text);
  const old = history.at(-1)?.report;
  if (!old) return;
  if (isComplete(history)) {
    const since = sinceOf([...history, { report, since: null }], readChangelog());
    writeFileSync(SINCE, `${JSON.stringify(since, null, 2)}\n`);
  } else console.error('The table of versions was left as it is: this clone has too little of the history.');
  for (const { key, kind } of changesBetween(old, report)) console.log(`  ${kind.padEnd(8)} ${key}`);
  const missing = missingSteps(old, report, readChangelog());
  for (const one of missing) console.error(`\n${one}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
});
