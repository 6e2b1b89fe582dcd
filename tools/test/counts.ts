import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import type { ExecResult } from '../shared/exec.ts';
import { ROOT } from '../shared/paths.ts';
import type { Counts, FileTime, Outcome } from './Step.ts';

/** A program that checks one thing: it passed or it failed. */
export function single({ code, output }: ExecResult): Outcome {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** A run that failed as a whole counts as a failure even where no single test did. */
function honest(counts: Counts, { code, output }: ExecResult): Outcome {
  return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1), output };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner never got as far as writing it
  }
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  /** `name` is the whole path; times are milliseconds of the epoch. */
  testResults?: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; line: number; tests: { status: string; results?: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

/** Where each test is that passed only when it was tried again. */
const flakyOf = (suites: PlaywrightSuite[] = []): string[] =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title, line }) => `${file}:${line} ${title}`),
    ...flakyOf(inner),
  ]);

const inSeconds = (milliseconds: number) => milliseconds / 1000;

const timesOfVitest = ({ testResults = [] }: VitestReport): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: inSeconds(endTime - startTime),
  }));

/** Milliseconds of all tries of all tests below a suite. */
const durationOf = ({ specs = [], suites = [] }: PlaywrightSuite): number => {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results ?? []));
  const own = results.reduce((total, { duration }) => total + duration, 0);
  return suites.reduce((total, suite) => total + durationOf(suite), own);
};

const timesOfPlaywright = (folder: string, suites: PlaywrightSuite[] = []): FileTime[] =>
  suites.map((suite) => ({ file: posix.join(folder, suite.file), seconds: inSeconds(durationOf(suite)) }));

/** Counts from vitest's JSON report. A test that did not run (skipped, to do) counts as failed. */
export function vitestCounts(report: string, result: ExecResult): Outcome {
  const json = readJson(report) as VitestReport | undefined;
  const passed = json?.numPassedTests ?? 0;
  const counts = honest({ passed, failed: (json?.numTotalTests ?? 0) - passed }, result);
  return { ...counts, files: json ? timesOfVitest(json) : [] };
}

/** Counts from Playwright's JSON report, of files below `folder`. A skipped test counts as failed, a flaky one as passed, and is named. */
export function playwrightCounts(report: string, result: ExecResult, folder = 'e2e'): Outcome {
  const json = readJson(report) as PlaywrightReport | undefined;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = json?.stats ?? {};
  const counts = honest({ passed: expected + flaky, failed: unexpected + skipped }, result);
  return { ...counts, flaky: flakyOf(json?.suites), files: timesOfPlaywright(folder, json?.suites) };
}

/** Counts of a program of ours that ends with "12 passed, 0 failed". */
export function spokenCounts(result: ExecResult): Outcome {
  const match = [...result.stdout.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return honest({ passed: Number(match?.[1] ?? 0), failed: Number(match?.[2] ?? 1) }, result);
}
