import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Since } from '../../libs/build/src/shell-api/required-version.ts';
import { ROOT } from '../shared/paths.ts';
import { parseReport } from './Report.ts';
import type { PastReport } from './since.ts';

const NAME = 'libs/platform/api/shell-api.txt';
/** The committed report. */
export const REPORT = join(ROOT, NAME);
const SINCE_NAME = 'libs/platform/api/since.json';
/** The committed table of versions by name. */
export const SINCE = join(ROOT, SINCE_NAME);
const CHANGELOG = join(ROOT, 'libs/platform/api/CHANGELOG.md');

export const readChangelog = (): string => readFileSync(CHANGELOG, 'utf8');

/** A committed table. */
export const parseSince = (text: string): Since => JSON.parse(text) as Since;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** What `git show` says, or nothing where the commit has no such file. */
function shown(commit: string, name: string): string | null {
  try {
    return git('show', `${commit}:${name}`);
  } catch {
    return null;
  }
}

/** The commits of the report, the latest first; none in a copy without git. */
function commits(): string[] {
  try {
    return git('log', '--format=%H', '--', NAME).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Whether a history of reports is all that the table of versions is made from: a shallow clone's may begin too late. */
export const isComplete = (history: readonly PastReport[]): boolean =>
  history[0] !== undefined &&
  (history[0].since !== null || git('rev-parse', '--is-shallow-repository').trim() === 'false');

/**
 * The committed reports before the one given, the earliest first, back to the last that has a table beside it, or else
 * as far as there are any.
 */
export function historyBefore(current: string): PastReport[] {
  const history: PastReport[] = [];
  for (const commit of commits()) {
    const text = shown(commit, NAME);
    if (text === null || (text === current && history.length === 0)) continue;
    const table = shown(commit, SINCE_NAME);
    history.unshift({ report: parseReport(text), since: table === null ? null : parseSince(table) });
    if (table !== null) break;
  }
  return history;
}
