import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { keeping } from '../stories/decorators/keeping.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Components/Forms/Number field',
  component: NumberField,
  decorators: [inColumn, keeping('value', 'onChange')],
  parameters: { scale: 'admin' },
  args: { label: 'Ordem', value: 1200, min: 0, onChange: () => undefined },
} satisfies Meta<typeof NumberField>;
export default meta;

export const Filled: StoryObj<typeof meta> = {};
