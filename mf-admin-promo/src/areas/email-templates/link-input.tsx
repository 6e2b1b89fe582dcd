import { type FieldProps, TextInput } from '@fio/platform/area';
import { Text } from '@fio/design-system/text';
import { useWatch } from '@fio/platform/forms';
import type { TemplateDetail } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

/** Where the button of a campaign's letter leads; a letter of the product knows by itself. */
export function LinkInput(props: FieldProps<string | null, TemplateDetail>) {
  const t = useEmailTemplatesWords();
  const letter: unknown = useWatch({ control: props.form.control, name: 'letter' });
  if (letter === null) return <TextInput {...props} required hint={t('hint.link')} />;
  return (
    <Text tone="muted" size="small">
      {t('hint.linkOwn')}
    </Text>
  );
}
