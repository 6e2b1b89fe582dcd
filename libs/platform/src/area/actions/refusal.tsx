import { Text } from '@fio/design-system/text';
import { useAreaWords } from '../area-words.ts';
import classes from './action-dialog.module.css';

interface Props {
  readonly error: string;
  readonly reasons?: readonly string[] | undefined;
}

/** What the server said against the whole, and why where it told. */
export function Refusal({ error, reasons = [] }: Props) {
  const t = useAreaWords();
  return (
    <div role="alert" className={classes['refusal']}>
      <Text tone="error">{error}</Text>
      {reasons.length > 0 && (
        <>
          <Text size="small" tone="muted">
            {t('refusal.reasons')}
          </Text>
          <ul lang="en">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
