import { tokens } from '@fio/contracts/admin/tokens';
import { SelectField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import type { FieldProps } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { Token } from './token.ts';
import { useTokensWords } from './words.ts';

/** The version that the token speaks, with what the step to another one changes for its program. */
export function VersionInput<Value extends string>(props: FieldProps<Value, Token>) {
  const t = useTokensWords();
  const { data } = useApiQuery(tokens.versions);
  const versions = data?.items ?? [];
  const { record, value, name, label, hint, error, required, onBlur } = props;
  const [from, to] = [record?.apiVersion ?? value, value].toSorted() as [string, string];
  const changes = versions.filter(({ date }) => date > from && date <= to).flatMap((one) => one.changes);
  const choices = versions.map(({ date, sunset }) => ({
    value: date,
    label:
      sunset === null ? t('version.newest', { date }) : t('version.until', { date, day: format.day(sunset) }),
  }));
  return (
    <>
      <SelectField
        {...{ name, label, hint, error, required, value, onBlur }}
        data={choices.length > 0 ? choices : [{ value, label: value }]}
        onChange={(chosen) => props.onChange(chosen as Value)}
      />
      {from !== to && (
        <div role="status">
          <Text size="small">{t(changes.length > 0 ? 'version.changes' : 'version.same')}</Text>
          {changes.length > 0 && (
            <ul>
              {changes.map((change) => (
                <li key={change}>
                  <Text size="small">{change}</Text>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
