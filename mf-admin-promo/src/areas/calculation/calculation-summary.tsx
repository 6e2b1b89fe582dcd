import { calculation } from '@fio/contracts/admin/calculation';
import { Steps } from '@fio/design-system/steps';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from './calculation-detail.ts';
import { stagesOf } from './stages.ts';
import { useCalculationWords } from './words.ts';

const SOON = 1500;
const LATER = 15_000;

/** Reads the draw again from time to time: its files are being written, or another person does the next step. */
function useLive({ id, freezing, state }: CalculationDetail): void {
  const isOver = state === 'accounted' || state === 'cancelled';
  const refetchInterval = freezing ? SOON : isOver ? false : LATER;
  useApiQuery(calculation.get, { params: { id } }, { refetchInterval, quiet: true });
}

/** Where the draw stands on its way, and who brought it there. */
export function CalculationSummary({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  useLive(record);
  return (
    <Steps
      label={t('stages')}
      items={stagesOf(record).map(({ id, state, event }) => ({
        id,
        state,
        title: t(`stage.${id}`),
        said: t(`stage.${state}`),
        note: event && [event.by, format.dateTime(event.at)].filter(Boolean).join(' · '),
      }))}
    />
  );
}
