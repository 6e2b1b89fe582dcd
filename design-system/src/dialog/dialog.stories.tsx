import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { IconTrash } from '../icons/index.ts';
import { Text } from '../text/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmOptions } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const meta = { title: 'Components/Feedback/Dialog' } satisfies Meta;
export default meta;

const close = () => undefined;

const remove: ConfirmOptions = {
  title: 'Excluir a enquete?',
  text: 'Os 9.471 votos continuam guardados, mas ninguém mais a vê.',
  confirmText: 'Excluir',
  cancelText: 'Cancelar',
  icon: <IconTrash />,
  iconColor: 'error',
  danger: true,
};

export const Plain: StoryObj = {
  render: () => (
    <Dialog opened onClose={close} title="Compartilhar" closeLabel="Fechar">
      <Text>Maré de Sal: a Inês abriu a porta do farol por dentro?</Text>
    </Dialog>
  ),
};

export const Persistent: StoryObj = {
  render: () => (
    <Dialog
      opened
      onClose={close}
      title="Sua sessão expirou"
      closeLabel="Fechar"
      persistent
      closeable={false}
      width={400}
    >
      <Button fullWidth>Entrar de novo</Button>
    </Dialog>
  ),
};

export const Confirm: StoryObj = {
  render: () => <ConfirmDialog options={remove} onConfirm={close} onCancel={close} closeLabel="Fechar" />,
};

export const Confirming: StoryObj = {
  render: () => (
    <ConfirmDialog options={remove} onConfirm={close} onCancel={close} closeLabel="Fechar" loading />
  ),
};

const Playground = () => {
  const [options, setOptions] = useState<ConfirmOptions | null>(null);
  return (
    <>
      <Button variant="danger" onClick={() => setOptions(remove)}>
        Excluir
      </Button>
      <ConfirmDialog
        options={options}
        onConfirm={() => setOptions(null)}
        onCancel={() => setOptions(null)}
        closeLabel="Fechar"
      />
    </>
  );
};

export const Playable: StoryObj = { render: () => <Playground /> };
