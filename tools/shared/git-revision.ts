import { AUTHOR_LIMIT, SUBJECT_LIMIT, type BuildRevision } from '@fio/contracts/admin/remotes';
import { exec } from './exec.ts';

/** What git says in a folder; null where there is none, or none of its checkouts: a tarball, a slim container. */
async function git(folder: string, ...args: string[]): Promise<string | null> {
  const done = await exec('git', args, { cwd: folder }).catch(() => null);
  return done?.code === 0 ? done.stdout.trimEnd() : null;
}

/** The commit of the checkout a folder lies in; null where there is none. The author is a name: no address leaves here. */
export async function revisionOf(folder: string): Promise<BuildRevision | null> {
  const [head, changes] = await Promise.all([
    git(folder, 'log', '-1', '--no-show-signature', '--format=%H%n%s%n%an'),
    git(folder, 'status', '--porcelain'),
  ]);
  const [commit, subject = '', author = ''] = head?.split('\n') ?? [];
  if (!commit) return null;
  return {
    commit,
    // A cut through a character would be no text.
    subject: subject.slice(0, SUBJECT_LIMIT).toWellFormed(),
    author: author.slice(0, AUTHOR_LIMIT).toWellFormed(),
    isDirty: changes !== '',
  };
}
