import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/paths.ts';

const NAME = 'libs/platform/api/shell-api.txt';
/** The committed report. */
export const REPORT = join(ROOT, NAME);
const CHANGELOG = join(ROOT, 'libs/platform/api/CHANGELOG.md');

export const readChangelog = (): string => readFileSync(CHANGELOG, 'utf8');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The report as it was before the one given: the last committed one that differs. None without a history. */
export function reportBefore(current: string): string | undefined {
  try {
    const commits = git('log', '-n', '2', '--format=%H', '--', NAME).split('\n').filter(Boolean);
    return commits.map((commit) => git('show', `${commit}:${NAME}`)).find((text) => text !== current);
  } catch {
    return undefined; // a copy without git
  }
}
