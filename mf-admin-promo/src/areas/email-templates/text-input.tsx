import { type LetterKey, requiredOf, variablesOf } from '@fio/contracts/letters';
import { type FieldProps, richTextInput } from '@fio/platform/area';
import { useWatch } from '@fio/platform/forms';
import { Text } from '@fio/design-system/text';
import classes from './email-templates.module.css';
import type { TemplateDetail } from './template-values.ts';
import { useEmailTemplatesWords } from './words.ts';

const Editor = richTextInput('answer');

/** What the letter's text may name, and what it must. */
function Variables({ letter }: { letter: LetterKey | null }) {
  const t = useEmailTemplatesWords();
  const required = requiredOf(letter);
  return (
    <div className={classes['variables']}>
      <Text tone="muted" size="small">
        {t('variables.title')}
      </Text>
      <ul>
        {variablesOf(letter).map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> {t(`variable.${name}`)}
            {required.includes(name) && <strong> ({t('variables.required')})</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A letter's text, with the variables of the letter that is chosen. */
export function LetterTextInput(props: FieldProps<string, TemplateDetail>) {
  const letter = useWatch({ control: props.form.control, name: 'letter' }) as LetterKey | null;
  return (
    <div className={classes['text']}>
      <Editor {...props} />
      <Variables letter={letter} />
    </div>
  );
}
