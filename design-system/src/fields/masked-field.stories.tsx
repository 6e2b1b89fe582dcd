import { MASKS } from '@fio/domain';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { MaskedField } from './masked-field.tsx';

const meta = {
  title: 'Components/Forms/Masked field',
  component: MaskedField,
  decorators: [inColumn],
  args: {
    label: 'CPF',
    hint: 'Cada pessoa participa uma vez; o prêmio sai no nome dela.',
    mask: MASKS.cpf,
    inputMode: 'numeric',
  },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cpf: Story = {};
export const Phone: Story = {
  args: {
    label: 'Celular',
    hint: undefined,
    mask: MASKS.phone,
    inputMode: 'tel',
    autoComplete: 'tel-national',
  },
};
export const WithError: Story = { args: { defaultValue: '111.111.111-11', error: 'CPF inválido.' } };
