import { validation } from '@fio/contracts/admin/validation';
import { PRIZE_REASONS } from '@fio/domain/prize-validation';
import { Button } from '@fio/design-system/button';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { DeskKey } from '@fio/platform/desk';
import reviewClasses from '../invoices/review/review.module.css';
import { useReasons } from '../prizes/choices.ts';
import type { Desk } from './use-desk.ts';
import classes from './validation.module.css';
import { useValidationWords } from './words.ts';

interface Props {
  readonly desk: Desk;
  readonly isRefusing: boolean;
  readonly setRefusing: (refusing: boolean) => void;
}

/** Why it is refused; the first check that fails suggests it. */
function Refusal({ desk, setRefusing }: Pick<Props, 'desk' | 'setRefusing'>) {
  const t = useValidationWords();
  const reasons = useReasons();
  return (
    <>
      <SelectField
        name="reason"
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        data={reasons}
        value={desk.reason}
        onChange={(value) => desk.setReason(PRIZE_REASONS.find((one) => one === value) ?? '')}
      />
      <div className={classes['decide']} role="group" aria-label={t('decision')}>
        <Button
          variant="danger"
          loading={desk.busy}
          disabled={desk.reason === ''}
          onClick={() => void desk.refuse()}
        >
          {t('refuse')} <DeskKey name="R" />
        </Button>
        <Button variant="secondary" onClick={() => setRefusing(false)}>
          {t('back')} <DeskKey name="Esc" />
        </Button>
      </div>
    </>
  );
}

/** The note, and what is decided: validate, refuse, keep for later, or on to the next. */
export function Decision({ desk, isRefusing, setRefusing }: Props) {
  const t = useValidationWords();
  const may = useMay();
  return (
    <>
      <TextAreaField
        name="note"
        label={t('field.note')}
        hint={t('hint.note')}
        rows={2}
        value={desk.note}
        onChange={(event) => desk.setNote(event.currentTarget.value)}
      />
      {isRefusing ? (
        <Refusal desk={desk} setRefusing={setRefusing} />
      ) : (
        <div className={classes['decide']} role="group" aria-label={t('decision')}>
          {desk.left.length > 0 && (
            <Text size="small" tone="muted" aria-live="polite">
              {t('checks.left', { count: desk.left.length })}
            </Text>
          )}
          {may(validation.validate) && (
            <Button loading={desk.busy} disabled={!desk.mayValidate} onClick={() => void desk.validate()}>
              {t('validate')} <DeskKey name="A" />
            </Button>
          )}
          {may(validation.invalidate) && (
            <Button variant="danger" disabled={desk.busy} onClick={() => desk.once(() => setRefusing(true))}>
              {t('refuse')} <DeskKey name="R" />
            </Button>
          )}
          <Button variant="secondary" disabled={desk.busy} onClick={desk.next}>
            {t('next')} <DeskKey name="N" />
          </Button>
          {may(validation.save) && (
            <Button variant="quiet" disabled={desk.busy} onClick={() => void desk.keep()}>
              {t('save')} <DeskKey name="G" />
            </Button>
          )}
          <p className={reviewClasses['hint']}>{t('keys')}</p>
        </div>
      )}
    </>
  );
}
