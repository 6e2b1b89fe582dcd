import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { framed } from '../stories/decorators/framed.ts';
import { untilShown } from '../stories/decorators/until-shown.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

const Kept = (props: DateFieldProps) => {
  const [value, setValue] = useState(props.value ?? '');
  return <DateField {...props} value={value} onChange={(day, typed) => setValue(day || typed)} />;
};

const meta = {
  title: 'Components/Forms/Date field',
  component: DateField,
  decorators: [inColumn],
  args: { label: 'Data de nascimento' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;

/** Type 31/02/2000, or paste 2026-11-26, 26/11/26 and 11/26/2026. */
export const Empty: StoryObj<typeof meta> = {};

/** The days that count are told, and the calendar offers no other. */
export const Bounded: StoryObj<typeof meta> = {
  args: { label: 'Entregue em', value: '2026-11-26', min: '2026-11-01', max: '2026-11-30' },
};

/** As it opens, by the button beside the field. */
export const Opened: StoryObj<typeof meta> = {
  args: { label: 'Entregue em', value: '2026-11-26', min: '2026-11-01' },
  parameters: framed(480),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
    await untilShown(canvasElement);
  },
};
