import { exec } from '../../shared/exec.ts';
import { UserError } from '../../shared/UserError.ts';

const MAIN = 'main';

async function git(...args: string[]): Promise<string> {
  const { code, stdout, output } = await exec('git', args);
  if (code !== 0) throw new UserError(`What has changed can't be told without git's history:\n${output}`);
  return stdout.trim();
}
const lines = (text: string) => text.split('\n').filter(Boolean);

/**
 * What differs from where this branch left main, what is not committed yet included. On main itself: what is not
 * committed, or the last commit where all is.
 */
export async function changedFiles(): Promise<string[]> {
  const head = await git('rev-parse', 'HEAD');
  const [left, untracked] = [
    await git('merge-base', 'HEAD', MAIN),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  const since = async (commit: string) =>
    lines(await git('diff', '--name-only', '--no-renames', commit, '--')).concat(lines(untracked));
  const changed = await since(left);
  return changed.length === 0 && left === head ? since('HEAD~1') : changed;
}
