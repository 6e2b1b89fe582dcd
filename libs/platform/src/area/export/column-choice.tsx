import { Button } from '@fio/design-system/button';
import { CheckboxField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import classes from './export.module.css';
import { useExportWords } from './export-words.ts';

interface Props {
  readonly offered: readonly { readonly key: string; readonly label: string; readonly isPersonal: boolean }[];
  /** Those that go with the list's own. */
  readonly listed: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Which columns the file has; what tells of a person says so. */
export function ColumnChoice({ offered, listed, chosen, onChange, error }: Props) {
  const t = useExportWords();
  const all = offered.map(({ key }) => key);
  const toggle = (key: string, on: boolean) =>
    onChange(on ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <fieldset className={classes['columns']} {...(error && { 'aria-describedby': 'export-columns-error' })}>
      <legend>{t('columns')}</legend>
      <div className={classes['choices']}>
        {offered.map(({ key, label, isPersonal }) => (
          <CheckboxField
            key={key}
            name={`column-${key}`}
            label={isPersonal ? t('personal', { column: label }) : label}
            checked={chosen.includes(key)}
            onChange={(event) => toggle(key, event.currentTarget.checked)}
          />
        ))}
      </div>
      {error && (
        <Text id="export-columns-error" tone="error" size="small" role="alert">
          {error}
        </Text>
      )}
      <div className={classes['quick']}>
        {listed.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => onChange(listed)}>
            {t('columns.listed')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => onChange(all)}>
          {t('columns.all')}
        </Button>
      </div>
    </fieldset>
  );
}
