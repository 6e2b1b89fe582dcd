import { execFileSync } from 'node:child_process';
import { ROOT } from '../shared/paths.ts';

/** A remote's folder as it once was. */
export interface PastTree {
  /** The commit that made it so: what lay beside it then lies there. */
  readonly commit: string;
  /** The folder's own hash: the same content has the same one. */
  readonly tree: string;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (text: string) => text.split('\n').filter(Boolean);

/**
 * The states of a folder before the one that lies here, newest first, at most `count`, as the main line of history
 * has them. None in a copy without git.
 */
export function pastTrees(folder: string, count: number): PastTree[] {
  try {
    const isChanged = git('status', '--porcelain', '--', folder) !== '';
    const commits = lines(git('log', '--first-parent', '--format=%H', '-n', '40', '--', folder));
    const states = commits.map((commit) => ({
      commit,
      tree: git('rev-parse', `${commit}:${folder}`).trim(),
    }));
    const here = isChanged ? undefined : states[0]?.tree;
    const seen = new Set([here]);
    return states.filter(({ tree }) => !seen.has(tree) && seen.add(tree)).slice(0, count);
  } catch {
    return [];
  }
}
