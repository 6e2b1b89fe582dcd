import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { playwrightCounts, single, spokenCounts, vitestCounts } from './counts.ts';
import { slowest } from './slowest.ts';

const passed = { code: 0, output: '', stdout: '' };
const failed = { code: 1, output: 'why', stdout: '' };

function report(content: unknown): string {
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts a program as one check', () => {
  expect(single(passed)).toMatchObject({ passed: 1, failed: 0 });
  expect(single(failed)).toEqual({ passed: 0, failed: 1, output: 'why' });
});

it('counts a skipped test as failed, and names one that passed when tried again', () => {
  const vitest = report({ numTotalTests: 10, numPassedTests: 9 });
  expect(vitestCounts(vitest, passed)).toMatchObject({ passed: 9, failed: 1 });
  const specs = ['flaky', 'expected'].map((status) => ({ title: status, line: 7, tests: [{ status }] }));
  const playwright = report({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ file: 'x.test.ts', suites: [{ file: 'x.test.ts', specs }] }],
  });
  const flaky = ['x.test.ts:7 flaky'];
  expect(playwrightCounts(playwright, passed)).toMatchObject({ passed: 8, failed: 2, flaky });
});

it('counts a run that failed as a whole, and one that never reported', () => {
  const green = report({ numTotalTests: 3, numPassedTests: 3 });
  expect(vitestCounts(green, failed)).toMatchObject({ passed: 3, failed: 1 });
  expect(vitestCounts('/nowhere', failed)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightCounts('/nowhere', failed)).toMatchObject({ passed: 0, failed: 1 });
});

it('reads the last sum a program of ours speaks', () => {
  const stdout = 'story a: 1 passed, 0 failed\n203 passed, 1 failed\n';
  expect(spokenCounts({ code: 1, output: stdout, stdout })).toMatchObject({ passed: 203, failed: 1 });
  expect(spokenCounts(passed)).toMatchObject({ passed: 0, failed: 1 });
});

it('tells how long each file took', () => {
  const name = join(ROOT, 'bff', 'x.test.ts');
  const vitest = report({
    numTotalTests: 1,
    numPassedTests: 1,
    testResults: [{ name, startTime: 1_000, endTime: 3_500 }],
  });
  expect(vitestCounts(vitest, passed).files).toEqual([{ file: join('bff', 'x.test.ts'), seconds: 2.5 }]);
  const test = (...tries: number[]) => ({
    title: 'x',
    line: 7,
    tests: [{ status: 'expected', results: tries.map((duration) => ({ duration })) }],
  });
  const suites = [
    { file: 'x.test.ts', specs: [test(500)], suites: [{ file: 'x.test.ts', specs: [test(1_000, 1_500)] }] },
  ];
  const playwright = report({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites });
  expect(playwrightCounts(playwright, passed).files).toEqual([{ file: 'e2e/x.test.ts', seconds: 3 }]);
});

it('shows the ten files that took longest', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const rows = slowest(files);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual(['11.0 s', '11.test.ts']);
});
