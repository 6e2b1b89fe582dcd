import { useRef } from 'react';
import { emailTemplates } from '@fio/contracts/admin/email-templates';
import { LETTER_KEYS, type LetterKey } from '@fio/contracts/letters';
import { SelectField, TextField } from '@fio/design-system/fields';
import { useApiQuery } from '@fio/platform/api';
import type { FieldProps } from '@fio/platform/area';
import type { Letter, TemplateDetail, TemplateValues } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

const CAMPAIGN = 'campaign';

type Props = FieldProps<LetterKey | null, TemplateDetail>;

/** Writes a letter's present text into the form, unless somebody has written there already. */
function useFill({ form }: Props) {
  const t = useEmailTemplatesWords();
  const filled = useRef('');
  return ({ key, texts }: Letter) => {
    const { html } = form.getValues() as TemplateValues;
    if (html !== '' && html !== filled.current) return;
    filled.current = texts.html;
    for (const [field, value] of Object.entries({ ...texts, name: t(`letter.${key}`) }))
      form.setValue(field, value, { shouldDirty: true });
  };
}

function Choice(props: Props) {
  const t = useEmailTemplatesWords();
  const { data } = useApiQuery(emailTemplates.letters, {}, { staleTime: 0 });
  const fill = useFill(props);
  const letterOf = (key: string) => data?.items.find((one) => one.key === key);
  const name = (key: LetterKey) => {
    const letter = t(`letter.${key}`);
    return letterOf(key)?.draftId ? t('letter.withDraft', { letter }) : letter;
  };
  const choose = (value: string) => {
    const letter = letterOf(value);
    props.onChange(LETTER_KEYS.find((key) => key === value) ?? null);
    if (letter) fill(letter);
  };
  return (
    <SelectField
      name={props.name}
      label={props.label}
      hint={t('hint.letter')}
      error={props.error}
      required
      data={[
        { value: CAMPAIGN, label: t('letter.campaign') },
        ...LETTER_KEYS.map((key) => ({
          value: key,
          label: name(key),
          disabled: Boolean(letterOf(key)?.draftId),
        })),
      ]}
      value={props.value ?? CAMPAIGN}
      onChange={choose}
      onBlur={props.onBlur}
    />
  );
}

/** Which letter a template is of: chosen once, when it is begun. */
export function LetterInput(props: Props) {
  const t = useEmailTemplatesWords();
  if (props.record === null) return <Choice {...props} />;
  return (
    <TextField
      name={props.name}
      label={props.label}
      hint={t('hint.letterFixed')}
      error={props.error}
      value={t(`letter.${props.value ?? CAMPAIGN}`)}
      readOnly
    />
  );
}
