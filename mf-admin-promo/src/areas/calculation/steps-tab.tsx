import { Timeline } from '@fio/design-system/timeline';
import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from './calculation-detail.ts';
import { drawState } from './draw-state.ts';
import { useCalculationWords } from './words.ts';

/** Every step the draw has taken, forward and back, newest first. */
export function StepsTab({ record: { events } }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  return (
    <Timeline
      label={t('tab.steps')}
      items={events.toReversed().map(({ id, to, at, by, reason }) => ({
        id,
        title: <drawState.Chip value={to} />,
        when: format.dateTime(at),
        exact: at,
        ...(by !== null && { by }),
        body: reason,
      }))}
    />
  );
}
