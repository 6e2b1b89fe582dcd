import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

const Birth = (props: DateFieldProps) => {
  const [{ iso, raw }, setBirth] = useState({ iso: '', raw: '' });
  const isWrong = raw.length === 10 && !iso;
  return (
    <DateField
      {...props}
      value={iso}
      onChange={(day, typed) => setBirth({ iso: day, raw: typed })}
      error={isWrong ? 'Data inválida.' : props.error}
    />
  );
};

const meta = {
  title: 'Components/Forms/Date field',
  component: DateField,
  decorators: [inColumn],
  args: { label: 'Data de nascimento', placeholder: 'dd/mm/aaaa' },
  render: (args) => <Birth {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;

/** Type 31/02/2000. */
export const Empty: StoryObj<typeof meta> = {};
