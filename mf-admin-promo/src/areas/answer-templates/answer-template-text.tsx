import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import type { AnswerTemplateDetail } from './answer-template-values.ts';
import classes from './answer-templates.module.css';
import { useAnswerTemplatesWords } from './words.ts';

/** What it says, in both languages, as it is written. */
export function AnswerTemplateText({ record: { text, textEn } }: { record: AnswerTemplateDetail }) {
  const t = useAnswerTemplatesWords();
  return (
    <DefinitionList
      items={[
        { term: t('field.text'), value: <Text className={classes['text']}>{text}</Text> },
        {
          term: t('field.textEn'),
          value: textEn ? <Text className={classes['text']}>{textEn}</Text> : t('none'),
        },
      ]}
    />
  );
}
