import { extractionWarnings } from '@fio/domain/draw/draw-dates';
import { Text } from '@fio/design-system/text';
import { DayInput, type FieldProps } from '@fio/platform/area';
import { useWatch } from '@fio/platform/forms';
import classes from './calculation.module.css';
import { useCalculationWords } from './words.ts';

/** The day of an extraction, with what speaks against it: nobody but the Loteria Federal knows its calendar for sure. */
export function LotteryDayInput(props: FieldProps<string | null, { readonly periodFrom: string }>) {
  const t = useCalculationWords();
  const typed: unknown = useWatch({ control: props.form.control, name: 'periodFrom' });
  const periodFrom = typeof typed === 'string' ? typed : (props.record?.periodFrom ?? '');
  return (
    <div className={classes['stack']}>
      <DayInput {...props} />
      <div aria-live="polite">
        {extractionWarnings(props.value ?? '', periodFrom).map((warning) => (
          <Text key={warning} tone="warning" size="small">
            {t(`lotteryDay.${warning}`)}
          </Text>
        ))}
      </div>
    </div>
  );
}
