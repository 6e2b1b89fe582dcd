import { EmptyState } from '@fio/design-system/empty-state';
import { Timeline } from '@fio/design-system/timeline';
import { format } from '@fio/platform/i18n';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Every attempt to reach a winner, latest first. */
export function WinnerContacts({ record: { contactLog } }: { record: WinnerDetail }) {
  const t = useWinnersWords();
  if (contactLog.length === 0) return <EmptyState title={t('contacts.none')} text={t('contacts.noneText')} />;
  return (
    <Timeline
      label={t('tab.contacts')}
      items={contactLog.map(({ id, channel, outcome, note, by, at }) => ({
        id,
        title: `${t(`channel.${channel}`)}: ${t(`outcome.${outcome}`)}`,
        when: format.dateTime(at),
        exact: at,
        by: by ?? t('system'),
        body: note || undefined,
      }))}
    />
  );
}
