import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { framed } from '../stories/decorators/framed.ts';
import classes from '../stories/stories.module.css';
import { ToastStack, type ToastStackProps } from './toast-stack.tsx';
import type { ToastItem } from './toast.tsx';

const messages = {
  info: 'Sua sessão termina em 5 minutos.',
  success: 'Voto registrado.',
  error: 'Falha no envio do arquivo.',
};
const types = ['info', 'success', 'error'] as const;
const all = types.map((type): ToastItem => ({ id: type, type, message: messages[type] }));

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastStack,
  parameters: framed(260),
  // Kept when their time is over, so that they can be looked at.
  args: { toasts: all, onDismiss: () => undefined, closeLabel: 'Fechar aviso', label: 'Avisos' },
} satisfies Meta<typeof ToastStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stack: Story = {};
export const Info: Story = { args: { toasts: all.slice(0, 1) } };

const Playground = (props: ToastStackProps) => {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  return (
    <div className={classes['row']}>
      {types.map((type) => (
        <Button
          key={type}
          variant="secondary"
          onClick={() => setToasts([...toasts, { id: crypto.randomUUID(), type, message: messages[type] }])}
        >
          {type}
        </Button>
      ))}
      <ToastStack
        {...props}
        toasts={toasts}
        onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
      />
    </div>
  );
};

/** 4 seconds each; they wait while hovered or focused. */
export const Playable: Story = { render: (args) => <Playground {...args} /> };
