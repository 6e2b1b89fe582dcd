import { calculation } from '@fio/contracts/admin/calculation';
import { MASKS } from '@fio/domain/field-masks';
import { Button } from '@fio/design-system/button';
import { MaskedField, TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { type CalculationDetail, waitingEntry } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useStep } from '../use-step.ts';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';

const PRIZES = [0, 1, 2, 3, 4] as const;

/** What is said after an entry: the draw waits for the second person, goes on, or has to be typed again. */
const saidOf = (state: CalculationDetail['state']) =>
  state === 'confirmed' ? 'matched' : state === 'extraction_recorded' ? 'recorded' : 'mismatch';

/** The extraction as it is typed, digit by digit: nothing is filled in, and nothing shown of what another typed. */
export function ExtractionForm({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const { steps, titled } = useWizard();
  const { take } = useStep(steps.extraction);
  const { id, version } = record;
  const { form, submit, errorOf } = useContractForm(calculation.extraction.body, {
    version,
    contest: '',
    prizes: ['', '', '', '', ''],
    source: '',
  });
  const send = submit(async (body) => {
    const { state } = await take({ params: { id }, body: { ...body, version } });
    const said = saidOf(state);
    toast[said === 'mismatch' ? 'error' : 'success'](titled(t(`extraction.${said}`)));
  });
  const { register, formState } = form;
  const isSecond = waitingEntry(record) !== undefined;
  return (
    <form
      noValidate
      className={classes['stack']}
      aria-label={t('extraction')}
      onSubmit={(event) => void send(event)}
    >
      <div className={classes['short']}>
        <TextField
          {...register('contest')}
          label={t('field.contest')}
          hint={t('hint.contest')}
          required
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('contest')}
        />
      </div>
      <div className={classes['five']} role="group" aria-label={t('field.five')}>
        {PRIZES.map((index) => (
          <MaskedField
            key={index}
            {...register(`prizes.${index}`)}
            mask={MASKS.extraction}
            label={t('prizeNumber', { number: index + 1 })}
            required
            inputMode="numeric"
            autoComplete="off"
            error={errorOf(`prizes.${index}`)}
          />
        ))}
      </div>
      <div className={classes['medium']}>
        <TextField
          {...register('source')}
          label={t('field.source')}
          hint={t('hint.source')}
          required
          autoComplete="off"
          error={errorOf('source')}
        />
      </div>
      {errorOf('root') && (
        <Text tone="error" role="alert">
          {errorOf('root')}
        </Text>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" loading={formState.isSubmitting}>
          {t(isSecond ? 'extraction.confirm' : 'extraction.record')}
        </Button>
      </div>
    </form>
  );
}
