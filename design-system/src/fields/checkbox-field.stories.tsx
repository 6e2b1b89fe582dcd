import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  title: 'Components/Forms/Checkbox field',
  component: CheckboxField,
  decorators: [inColumn],
  args: { label: 'Quero receber novidades por e-mail', hint: 'Você pode sair quando quiser.' },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const WithLink: Story = {
  args: {
    label: (
      <>
        Li e aceito o <a href="#regulamento">regulamento</a>
      </>
    ),
    hint: undefined,
    required: true,
  },
};
export const WithError: Story = {
  args: {
    label: 'Li e aceito o regulamento',
    hint: undefined,
    error: 'Aceite o regulamento para continuar.',
  },
};
/** What can't be changed: the box still shows whether it is ticked. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
/** Stands for several, of which some are ticked. */
export const Partly: Story = { args: { label: 'Todas as áreas', hint: undefined, indeterminate: true } };
