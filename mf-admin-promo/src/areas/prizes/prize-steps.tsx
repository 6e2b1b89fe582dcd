import { EmptyState } from '@fio/design-system/empty-state';
import { Timeline } from '@fio/design-system/timeline';
import { format } from '@fio/platform/i18n';
import { type PrizeDetail, reasonText } from './prize-detail.ts';
import { usePrizesWords } from './words.ts';

/** Every step of a prize, those nobody of staff took too, oldest first. */
export function PrizeSteps({ record: { events, participant } }: { record: PrizeDetail }) {
  const t = usePrizesWords();
  if (events.length === 0) return <EmptyState title={t('state.default')} text={t('secret')} />;
  return (
    <Timeline
      label={t('tab.steps')}
      items={events.map(({ id, from, to, by, reason, note, at }) => ({
        id,
        title:
          from === null
            ? t('step.given')
            : t('step.move', { from: t(`state.${from}`), to: t(`state.${to}`) }),
        when: format.dateTime(at),
        exact: at,
        by: by ?? (to === 'pending' ? (participant ?? t('system')) : t('system')),
        body: [reasonText(reason), note].filter(Boolean).join(' · ') || undefined,
      }))}
    />
  );
}
