import type { BuildRevision } from '@fio/contracts/admin/remotes';
import { Text } from '@fio/design-system/text';
import classes from './remotes.module.css';
import { useRemotesWords } from './words.ts';

/** Enough of a commit's name to find it. */
const SHORT = 9;

/** The commit a build is of: its subject, its name and its author. */
export function BuildCommit({ revision }: { revision: BuildRevision | null }) {
  const t = useRemotesWords();
  if (!revision) return t('commit.none');
  const { commit, subject, author, isDirty } = revision;
  return (
    <span className={classes['commit']}>
      <span>{subject}</span>{' '}
      <Text as="small" size="caption" tone="muted">
        <code title={commit}>{commit.slice(0, SHORT)}</code> {author}
        {isDirty && ` · ${t('commit.dirty')}`}
      </Text>
    </span>
  );
}
