import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FieldChoices, type FieldChoicesProps } from './field-choices.tsx';

const Choosing = ({ choices: first, ...props }: FieldChoicesProps) => {
  const [choices, setChoices] = useState(first);
  return (
    <FieldChoices
      {...props}
      choices={choices}
      onChoose={(id, chosen) =>
        setChoices((now) => now.map((one) => (one.id === id ? { ...one, chosen } : one)))
      }
    />
  );
};

const meta = {
  title: 'Components/Forms/Choices between versions',
  component: FieldChoices,
  parameters: { scale: 'admin' },
  args: {
    labels: { mine: 'A minha', theirs: 'A de Marina Sampaio', nothing: 'nada' },
    onChoose: () => undefined,
    choices: [
      {
        id: 'title',
        label: 'Título',
        mine: 'O farol acende no último episódio?',
        theirs: 'O farol vai se acender no último episódio?',
        chosen: 'mine',
      },
      { id: 'closesAt', label: 'Fecha em', mine: '', theirs: '30 nov 2026 20:00', chosen: 'theirs' },
    ],
  },
  render: (args) => <Choosing key={JSON.stringify(args.choices)} {...args} />,
} satisfies Meta<typeof FieldChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};

export const LongText: Story = {
  args: {
    choices: [
      {
        id: 'synopsis',
        label: 'Sinopse',
        mine: 'Uma ilha, um farol e quem nunca foi embora. '.repeat(12),
        theirs: 'Uma ilha e um farol. '.repeat(20),
        chosen: 'mine',
      },
    ],
  },
};
