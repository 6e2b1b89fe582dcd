import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesBetween } from './compare.ts';
import { historyBefore, isComplete, parseSince, REPORT, readChangelog, SINCE } from './files.ts';
import { linesOf, missingSteps } from './judge.ts';
import { makeReport } from './make-report.ts';
import { formatReport, parseReport, type Report } from './Report.ts';
import { sinceOf } from './since.ts';

let report: Report;
beforeAll(async () => {
  report = await makeReport();
}, 240_000);

it('is what the committed report says; "npm run api-report" writes it', () => {
  const committed = parseReport(readFileSync(REPORT, 'utf8'));
  expect(changesBetween(committed, report)).toEqual([]);
  expect(committed.version).toBe(report.version);
});

it('went up with its last change, and says why', () => {
  const before = historyBefore(formatReport(report)).at(-1)?.report;
  expect(before === undefined ? [] : missingSteps(before, report, readChangelog())).toEqual([]);
  expect(linesOf(readChangelog(), report.version)).not.toEqual([]);
});

describe('the table of versions', () => {
  const table = parseSince(readFileSync(SINCE, 'utf8'));

  it('has each name that is offered, and none besides', () => {
    const names = Object.keys(table).filter((key) => !key.startsWith('slot '));
    expect(names).toEqual([...report.entries.keys()].filter((key) => !key.startsWith('behind ')).sort());
  });

  it('is what the history of the report says; "npm run api-report" writes it', () => {
    const history = historyBefore(formatReport(report));
    // A clone that has too little of the history can't tell.
    const expected = isComplete(history)
      ? sinceOf([...history, { report, since: null }], readChangelog())
      : table;
    expect(table).toEqual(expected);
    for (const version of Object.values(table)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has the slots of the shell itself', () => {
    expect(Object.keys(table)).toEqual(
      expect.arrayContaining(['slot dialog.*', 'slot session.sign-in', 'slot visitor.strip']),
    );
  });
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
