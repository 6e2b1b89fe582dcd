import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { keeping } from '../stories/decorators/keeping.tsx';
import { richTextLabels } from '../stories/form-catalogue.ts';
import { RichTextField } from './rich-text-field.tsx';

const meta = {
  title: 'Components/Forms/Rich text field',
  component: RichTextField,
  decorators: [inColumn, keeping('value', 'onChange')],
  parameters: { scale: 'admin' },
  args: {
    name: 'answer',
    label: 'Resposta',
    hint: 'Como o público vai ler.',
    required: true,
    use: 'answer',
    value: '<p>Vale a <strong>última</strong> resposta.</p><ul><li><p>Sem custo.</p></li></ul>',
    onChange: () => undefined,
    labels: richTextLabels,
  },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {};
export const AnswerWithError: Story = { args: { value: '', error: 'Escreva a resposta.' } };
export const Document: Story = {
  args: {
    use: 'document',
    value:
      '<h2>1. Da promoção</h2><p>Participa quem tem 18 anos.</p><table><tbody><tr><th><p>Prêmio</p></th><td><p>10</p></td></tr></tbody></table>',
  },
};
