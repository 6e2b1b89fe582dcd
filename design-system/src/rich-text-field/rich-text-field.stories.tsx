import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../stories/stories.module.css';
import { RichTextField } from './rich-text-field.tsx';
import { richTextLabels } from '../stories/form-catalogue.ts';

const meta = { title: 'Components/Forms/Rich text field', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

const Field = ({ use, error, start }: { use: 'answer' | 'document'; error?: string; start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <div className={classes['column']}>
      <RichTextField
        name="answer"
        label="Resposta"
        hint="Como o público vai ler."
        required
        use={use}
        value={value}
        onChange={setValue}
        error={error}
        labels={richTextLabels}
      />
    </div>
  );
};

export const Answer: StoryObj = {
  render: () => (
    <Field
      use="answer"
      start="<p>Vale a <strong>última</strong> resposta.</p><ul><li><p>Sem custo.</p></li></ul>"
    />
  ),
};
export const AnswerWithError: StoryObj = {
  render: () => <Field use="answer" start="" error="Escreva a resposta." />,
};
export const Document: StoryObj = {
  render: () => (
    <Field
      use="document"
      start="<h2>1. Da promoção</h2><p>Participa quem tem 18 anos.</p><table><tbody><tr><th><p>Prêmio</p></th><td><p>10</p></td></tr></tbody></table>"
    />
  ),
};
