import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { meterLabels } from '../stories/form-catalogue.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

const meta = {
  title: 'Components/Forms/Password field',
  component: PasswordField,
  decorators: [inColumn],
  args: { label: 'Senha', showLabel: 'Mostrar senha', hideLabel: 'Esconder senha' },
} satisfies Meta<typeof PasswordField>;
export default meta;

export const WithMeter: StoryObj<typeof meta> = {
  args: {
    defaultValue: 'maresal',
    meter: (
      <PasswordMeter
        score={1}
        problems={[
          'Pelo menos 8 caracteres.',
          'Uma letra maiúscula.',
          'Um número.',
          'Um caractere especial.',
        ]}
        labels={meterLabels}
      />
    ),
  },
};
