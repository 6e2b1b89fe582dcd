import { calculation } from '@fio/contracts/admin/calculation';
import { isFutureDate, todayInSaoPaulo } from '@fio/domain/calendar';
import { Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { type CalculationDetail, waitingEntry } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { LiveLink } from '../live-link.tsx';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';
import { ExtractionForm } from './extraction-form.tsx';
import { MyEntry } from './my-entry.tsx';
import { Panel } from './panel.tsx';
import { NotYours, StepButton } from './step-button.tsx';
import { WaitingMove } from './waiting-move.tsx';

type Props = { record: CalculationDetail };

/** The last two didn't type the same: what differed, and that both have to be typed again. */
function Mismatch({ places }: { places: readonly string[] }) {
  const t = useCalculationWords();
  const names = places.map((place) =>
    place === 'contest' ? t('field.contest') : t('prizeNumber', { number: place.replace('prize', '') }),
  );
  return (
    <div className={classes['notice']} role="alert">
      <strong>{t('mismatch')}</strong>
      <Text>{t('mismatch.text', { places: names.join(', ') })}</Text>
    </div>
  );
}

/** There was no extraction on the day: why, and when the next is. */
function Postponed({ record: { reason, lotteryDate } }: Props) {
  const t = useCalculationWords();
  return (
    <div className={classes['notice']}>
      <strong>{t('postponed', { day: format.day(lotteryDate) })}</strong>
      {reason && <Text>{t('because', { reason })}</Text>}
    </div>
  );
}

/** The five prizes, typed by one person and then, without seeing them, by another. */
export function ExtractionPanel({ record }: Props) {
  const t = useCalculationWords();
  const may = useMay();
  const { isRehearsal } = useWizard();
  const { mismatch, lotteryDate } = record;
  const first = waitingEntry(record);
  const isFuture = !isRehearsal && isFutureDate(lotteryDate, todayInSaoPaulo(serverNow()));
  const isMine = first?.mine === true;
  const phase = first === undefined ? 'first' : isMine ? 'mine' : 'second';
  const params = { day: format.day(lotteryDate), by: first?.by ?? '' };
  return (
    <Panel title={t(`extraction.${phase}.title`)} text={t(`extraction.${phase}.text`, params)}>
      {record.state === 'postponed' && <Postponed record={record} />}
      <WaitingMove record={record} />
      {mismatch !== null && first === undefined && <Mismatch places={mismatch} />}
      {isMine && <MyEntry entry={first} />}
      {/* Anew for each turn: what was typed for another one is not taken over. */}
      {!isMine && isFuture && <Text>{t('extraction.future', params)}</Text>}
      {!isMine && !isFuture && may(calculation.extraction) && (
        <ExtractionForm key={`${phase}/${record.entries.length}`} record={record} />
      )}
      <div className={classes['buttons']}>
        {first !== undefined && <StepButton step="withdraw" record={record} />}
        {record.postponement === null && !isRehearsal && <StepButton step="postpone" record={record} />}
      </div>
      <LiveLink record={record} />
      <NotYours endpoint={calculation.extraction} />
    </Panel>
  );
}
