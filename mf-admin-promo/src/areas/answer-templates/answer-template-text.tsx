import type { ReactNode } from 'react';
import { DefinitionList } from '@fio/design-system/definition-list';
import type { AnswerTemplateDetail } from './answer-template-values.ts';
import { useAnswerTemplatesWords } from './words.ts';

/** As it was written, lines and all. */
const Said = ({ children }: { children: ReactNode }) => (
  <span style={{ whiteSpace: 'pre-line' }}>{children}</span>
);

/** What it says, in both languages, as it is written. */
export function AnswerTemplateText({ record: { text, textEn } }: { record: AnswerTemplateDetail }) {
  const t = useAnswerTemplatesWords();
  return (
    <DefinitionList
      items={[
        { term: t('field.text'), value: <Said>{text}</Said> },
        {
          term: t('field.textEn'),
          value: textEn ? <Said>{textEn}</Said> : t('none'),
        },
      ]}
    />
  );
}
