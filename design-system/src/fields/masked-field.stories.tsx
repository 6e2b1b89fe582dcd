import { MASKS } from '@fio/domain';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { MaskedArea, MaskedField } from './masked-field.tsx';

const meta = {
  title: 'Components/Forms/Masked field',
  component: MaskedField,
  subcomponents: { MaskedArea },
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

/** A key of 44 characters, whole in sight on a telephone. */
export const Long: Story = {
  render: () => (
    <MaskedArea
      label="Chave de acesso"
      mask={MASKS.accessKey}
      rows={2}
      defaultValue="3526 1112 3456 7800 0190 6500 1000 0123 4510 0012 3458"
    />
  ),
};
