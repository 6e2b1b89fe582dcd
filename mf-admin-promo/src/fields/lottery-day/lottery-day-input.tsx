import { extractionWarnings } from '@fio/domain/draw/draw-dates';
import { Text } from '@fio/design-system/text';
import { DayInput, type FieldProps } from '@fio/platform/area';
import { useWatch } from '@fio/platform/forms';
import { useLotteryDayWords } from './words.ts';

/** The day of an extraction, with what speaks against it: nobody but the Loteria Federal knows its calendar for sure. */
export function LotteryDayInput(props: FieldProps<string | null, { readonly periodFrom: string }>) {
  const t = useLotteryDayWords();
  const typed: unknown = useWatch({ control: props.form.control, name: 'periodFrom' });
  const periodFrom = typeof typed === 'string' ? typed : (props.record?.periodFrom ?? '');
  return (
    <div>
      <DayInput {...props} />
      <div aria-live="polite">
        {extractionWarnings(props.value ?? '', periodFrom).map((warning) => (
          <Text key={warning} tone="warning" size="small">
            {t(warning)}
          </Text>
        ))}
      </div>
    </div>
  );
}
