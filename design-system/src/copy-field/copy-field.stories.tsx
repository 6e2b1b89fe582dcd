import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { framed } from '../stories/decorators/framed.ts';
import { CopyField } from './copy-field.tsx';

const meta = {
  title: 'Components/Forms/Copy field',
  component: CopyField,
  parameters: { ...framed(200), scale: 'admin' },
  args: {
    label: 'Segredo',
    value: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    copy: 'Copiar',
    onCopy: () => Promise.resolve(),
  },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secret: Story = {
  args: { children: <Button variant="secondary">Já guardei</Button> },
};

export const Address: Story = {
  args: { label: 'Endereço', value: 'https://fio.example/mf/previa/7f3a' },
};
