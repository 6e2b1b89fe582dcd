import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { keeping } from '../stories/decorators/keeping.tsx';
import { DateTimeField } from './date-time-field.tsx';

const meta = {
  title: 'Components/Forms/Date and time field',
  component: DateTimeField,
  decorators: [inColumn, keeping('value', 'onChange')],
  parameters: { scale: 'admin' },
  args: {
    label: 'Abre em',
    hint: 'Horário de Brasília.',
    value: '2026-11-21T17:05:00.000Z',
    onChange: () => undefined,
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;

export const Filled: StoryObj<typeof meta> = {};
