import { winnersDraw } from '@fio/contracts/admin/winners-draw';
import { SelectField } from '@fio/design-system/fields';
import type { FieldProps } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import type { DrawDetail } from './draw-values.ts';
import { useWinnersDrawWords } from './words.ts';

/** The version the draw is held by. A certificate that isn't written yet follows it. */
export function RegulationInput(props: FieldProps<string | null, DrawDetail>) {
  const t = useWinnersDrawWords();
  const { name, label, hint, error, value, onChange, onBlur, form } = props;
  const { data } = useApiQuery(winnersDraw.regulations);
  const versions = data?.items ?? [];
  const choose = (id: string) => {
    onChange(id === '' ? null : id);
    const certificate = versions.find((one) => one.id === id)?.certificate ?? null;
    if (certificate !== null && !form.getValues('certificate'))
      form.setValue('certificate', certificate, { shouldDirty: true });
  };
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      error={error}
      onBlur={onBlur}
      data={versions.map(({ id, title, number, published }) => ({
        value: id,
        label: t(published ? 'regulation.version' : 'regulation.draft', { title, number }),
      }))}
      value={value ?? ''}
      onChange={choose}
      nothingFound={t('none')}
      clearLabel={t('close')}
    />
  );
}
