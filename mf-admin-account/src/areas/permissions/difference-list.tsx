import type { PermissionEntry } from '@fio/contracts/permissions';
import { Heading } from '@fio/design-system/text';
import { difference, keyOf } from './entries.ts';
import classes from './permissions.module.css';
import { usePermissionsWords } from './words.ts';

function Entries({ entries, title }: { entries: readonly PermissionEntry[]; title: string }) {
  const t = usePermissionsWords();
  if (entries.length === 0) return null;
  return (
    <div>
      <Heading level={4} size="s">
        {title}
      </Heading>
      <ul className={classes['entries']}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            {t('entry', { area: t(`area.${entry.permission}`), action: t(`action.${entry.action}`) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What saving would give and take, read before it is done. */
export function DifferenceList({
  before,
  after,
}: {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}) {
  const t = usePermissionsWords();
  const { gained, lost } = difference(before, after);
  return (
    <div role="status" className={classes['difference']}>
      <Heading level={3} size="s">
        {t('difference')}
      </Heading>
      <Entries entries={gained} title={t('gains', { count: gained.length })} />
      <Entries entries={lost} title={t('loses', { count: lost.length })} />
    </div>
  );
}
