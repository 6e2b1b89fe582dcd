import { writeFileSync } from 'node:fs';
import { runTool } from '../shared/UserError.ts';
import { changesBetween } from './compare.ts';
import { REPORT, readChangelog, reportBefore } from './files.ts';
import { missingSteps } from './judge.ts';
import { makeReport } from './make-report.ts';
import { formatReport, parseReport } from './Report.ts';

await runTool(async () => {
  const report = await makeReport();
  const text = formatReport(report);
  writeFileSync(REPORT, text);
  console.log(`Shell API ${report.version}: ${report.entries.size} names.`);
  const before = reportBefore(text);
  if (before === undefined) return;
  const old = parseReport(before);
  for (const { key, kind } of changesBetween(old, report)) console.log(`  ${kind.padEnd(8)} ${key}`);
  const missing = missingSteps(old, report, readChangelog());
  for (const one of missing) console.error(`\n${one}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
});
