import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { poster } from '../stories/catalogue.ts';
import { FocusField, type FocusFieldProps } from './focus-field.tsx';

const meta = {
  title: 'Components/Fields/Focus field',
  component: FocusField,
  args: {
    label: 'Corte',
    hint: 'Toque no que não pode ficar de fora.',
    src: poster('Maré de Sal').src,
    value: { x: 50, y: 40 },
    onChange: () => undefined,
    crops: [
      { label: 'Destaque', ratio: 16 / 9 },
      { label: 'Cartão', ratio: 1 },
    ],
    labels: { across: 'Da esquerda para a direita', down: 'De cima para baixo' },
  },
} satisfies Meta<typeof FocusField>;
export default meta;

const Movable = (props: FocusFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <FocusField {...props} value={value} onChange={setValue} />;
};

export const Default: StoryObj<typeof meta> = { render: (args) => <Movable {...args} /> };
