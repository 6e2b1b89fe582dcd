import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import classes from '../stories/stories.module.css';
import { ToastStack } from './toast-stack.tsx';
import type { ToastItem } from './toast.tsx';

const meta = { title: 'Components/Feedback/Toast' } satisfies Meta;
export default meta;

const messages = {
  info: 'Sua sessão termina em 5 minutos.',
  success: 'Voto registrado.',
  error: 'Falha no envio do arquivo.',
};

/** A demonstration that keeps what is shown, so that it can be looked at. */
const Kept = ({ toasts }: { toasts: ToastItem[] }) => (
  <ToastStack toasts={toasts} onDismiss={() => undefined} closeLabel="Fechar aviso" label="Avisos" />
);

export const Info: StoryObj = {
  render: () => <Kept toasts={[{ id: '1', type: 'info', message: messages.info }]} />,
};
export const Stack: StoryObj = {
  render: () => (
    <Kept
      toasts={(['info', 'success', 'error'] as const).map((type) => ({
        id: type,
        type,
        message: messages[type],
      }))}
    />
  ),
};

const Playground = () => {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  return (
    <div className={classes['row']}>
      {(['info', 'success', 'error'] as const).map((type) => (
        <Button
          key={type}
          variant="secondary"
          onClick={() => setToasts([...toasts, { id: crypto.randomUUID(), type, message: messages[type] }])}
        >
          {type}
        </Button>
      ))}
      <ToastStack
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
        closeLabel="Fechar aviso"
        label="Avisos"
      />
    </div>
  );
};

/** 4 seconds each; they wait while hovered or focused. */
export const Playable: StoryObj = { render: () => <Playground /> };
