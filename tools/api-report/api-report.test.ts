import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { changesBetween } from './compare.ts';
import { REPORT, readChangelog, reportBefore } from './files.ts';
import { linesOf, missingSteps } from './judge.ts';
import { makeReport } from './make-report.ts';
import { formatReport, parseReport, type Report } from './Report.ts';

let report: Report;
beforeAll(async () => {
  report = await makeReport();
}, 60_000);

it('is what the committed report says; "npm run api-report" writes it', () => {
  const committed = parseReport(readFileSync(REPORT, 'utf8'));
  expect(changesBetween(committed, report)).toEqual([]);
  expect(committed.version).toBe(report.version);
});

it('went up with its last change, and says why', () => {
  const before = reportBefore(formatReport(report));
  expect(before === undefined ? [] : missingSteps(parseReport(before), report, readChangelog())).toEqual([]);
  expect(linesOf(readChangelog(), report.version)).not.toEqual([]);
});

it('holds what remotes are made of', () => {
  for (const key of [
    'react',
    'zod/mini#object',
    '@fio/platform/remote#defineRemote',
    '@fio/platform/area#defineArea',
    '@fio/design-system/button#Button',
    '@fio/design-system/styles.css#--fio-text',
  ])
    expect([...report.entries.keys()]).toContain(key);
});
