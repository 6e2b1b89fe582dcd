import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { keeping } from '../stories/decorators/keeping.tsx';
import { ColorField } from './color-field.tsx';

const meta = {
  title: 'Components/Forms/Colour field',
  component: ColorField,
  decorators: [inColumn, keeping('value', 'onChange')],
  parameters: { scale: 'admin' },
  args: { label: 'Cor da série', pickLabel: 'Escolher cor', value: '#7c3aed', onChange: () => undefined },
} satisfies Meta<typeof ColorField>;
export default meta;

export const Filled: StoryObj<typeof meta> = {};
