import { Timeline } from '@fio/design-system/timeline';
import { format } from '@fio/platform/i18n';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Every step of a winner, those of the clock too, oldest first. */
export function WinnerSteps({ record: { events } }: { record: WinnerDetail }) {
  const t = useWinnersWords();
  return (
    <Timeline
      label={t('tab.steps')}
      items={events.map(({ id, from, to, by, reason, note, at }) => ({
        id,
        title:
          from === null
            ? t('step.first', { to: t(`state.${to}`) })
            : t('step.move', { from: t(`state.${from}`), to: t(`state.${to}`) }),
        when: format.dateTime(at),
        exact: at,
        by: by ?? t('system'),
        body: [reason, note].filter(Boolean).join(' · ') || undefined,
      }))}
    />
  );
}
