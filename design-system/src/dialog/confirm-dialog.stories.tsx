import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconTrash } from '../icons/index.ts';
import { framed } from '../stories/decorators/framed.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmDialogProps, ConfirmOptions } from './confirm-dialog.tsx';

const remove: ConfirmOptions = {
  title: 'Excluir a enquete?',
  text: 'Os 9.471 votos continuam guardados, mas ninguém mais a vê.',
  confirmText: 'Excluir',
  cancelText: 'Cancelar',
  icon: <IconTrash />,
  iconColor: 'error',
  danger: true,
};

const meta = {
  title: 'Components/Feedback/Confirm dialog',
  component: ConfirmDialog,
  parameters: framed(340),
  args: {
    options: remove,
    onConfirm: () => undefined,
    onCancel: () => undefined,
    closeLabel: 'Fechar',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {};
export const Confirming: Story = { args: { loading: true } };

const Playground = (props: ConfirmDialogProps) => {
  const [options, setOptions] = useState<ConfirmOptions | null>(null);
  const close = () => setOptions(null);
  return (
    <>
      <Button variant="danger" onClick={() => setOptions(props.options)}>
        Excluir
      </Button>
      <ConfirmDialog {...props} options={options} onConfirm={close} onCancel={close} />
    </>
  );
};

export const Playable: Story = { render: (args) => <Playground {...args} /> };
