import { PageHeader } from '@fio/design-system/page';
import { Text } from '@fio/design-system/text';
import { useHours } from './figures.ts';
import { HoursField } from './hours-field.tsx';
import classes from './remotes.module.css';
import { RemotesTable } from './remotes-table.tsx';
import { useRemotesWords } from './words.ts';

/** /admin/remotes: every remote, what is live of it, and how it does in the pages of those who use it. */
export function RemotesPage() {
  const t = useRemotesWords();
  const [hours, setHours] = useHours();
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes['page']}>
        <Text tone="muted">{t('lead')}</Text>
        <HoursField value={hours} onChange={setHours} />
        <RemotesTable hours={hours} />
      </div>
    </>
  );
}
