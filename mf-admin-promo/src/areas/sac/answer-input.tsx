import { filledTemplates } from '@fio/contracts/admin/filled-templates';
import { SAC_MESSAGE_LIMIT } from '@fio/contracts/public/sac';
import { SelectField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { gapsOf } from '@fio/domain/answer-template';
import { useApiQuery } from '@fio/platform/api';
import { areaInput, type FieldProps } from '@fio/platform/area';
import type { SacDetail } from './sac-detail.ts';
import { useSacWords } from './words.ts';

const TextArea = areaInput(SAC_MESSAGE_LIMIT, 7);

type Props = FieldProps<string, SacDetail>;

/** Puts a template behind what is written already, which stays. Without templates the answer is written as well. */
function TemplateChoice({
  id,
  value,
  onChange,
}: Pick<Props, 'value' | 'onChange'> & { readonly id: string }) {
  const t = useSacWords();
  const { data } = useApiQuery(filledTemplates.list, { params: { id } }, { quiet: true });
  if (!data || data.items.length === 0) return null;
  const offered = data.items.flatMap(({ id: template, title, text }) =>
    text === null ? [] : [{ value: template, label: title, text }],
  );
  const lacking = data.items.length - offered.length;
  const insert = (chosen: string) => {
    const text = offered.find((one) => one.value === chosen)?.text;
    if (text) onChange([value.trimEnd(), text].filter(Boolean).join('\n\n'));
  };
  return (
    <SelectField
      label={t('template')}
      hint={lacking > 0 ? t('template.lacking', { count: lacking }) : undefined}
      data={offered}
      value=""
      onChange={insert}
      nothingFound={t('template.none')}
    />
  );
}

/** What is answered: from a template or not, and what of it is still to be written. */
export function AnswerInput(props: Props) {
  const t = useSacWords();
  const { record, value, onChange } = props;
  const gaps = gapsOf(value);
  return (
    <>
      {record && <TemplateChoice id={record.id} value={value} onChange={onChange} />}
      <TextArea {...props} />
      <div role="status">
        {gaps.length > 0 && (
          <Text size="small" tone="muted">
            {t('gaps', { gaps: gaps.join(', ') })}
          </Text>
        )}
      </div>
    </>
  );
}
