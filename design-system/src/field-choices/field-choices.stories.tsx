import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FieldChoices, type FieldChoice } from './field-choices.tsx';

const meta = {
  title: 'Components/Forms/Choices between versions',
  parameters: { scale: 'admin' },
} satisfies Meta;
export default meta;

const labels = { mine: 'A minha', theirs: 'A de Marina Sampaio', nothing: 'nada' };

const Choosing = ({ first }: { first: readonly FieldChoice[] }) => {
  const [choices, setChoices] = useState(first);
  return (
    <FieldChoices
      choices={choices}
      labels={labels}
      onChoose={(id, chosen) =>
        setChoices((now) => now.map((one) => (one.id === id ? { ...one, chosen } : one)))
      }
    />
  );
};

export const TwoFields: StoryObj = {
  render: () => (
    <Choosing
      first={[
        {
          id: 'title',
          label: 'Título',
          mine: 'O farol acende no último episódio?',
          theirs: 'O farol vai se acender no último episódio?',
          chosen: 'mine',
        },
        { id: 'closesAt', label: 'Fecha em', mine: '', theirs: '30 nov 2026 20:00', chosen: 'theirs' },
      ]}
    />
  ),
};

export const LongText: StoryObj = {
  render: () => (
    <Choosing
      first={[
        {
          id: 'synopsis',
          label: 'Sinopse',
          mine: 'Uma ilha, um farol e quem nunca foi embora. '.repeat(12),
          theirs: 'Uma ilha e um farol. '.repeat(20),
          chosen: 'mine',
        },
      ]}
    />
  ),
};
