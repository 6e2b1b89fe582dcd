import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { framed } from '../stories/decorators/framed.ts';
import { Text } from '../text/index.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  parameters: framed(300),
  args: {
    opened: true,
    onClose: () => undefined,
    title: 'Compartilhar',
    closeLabel: 'Fechar',
    children: <Text>Maré de Sal: a Inês abriu a porta do farol por dentro?</Text>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Persistent: Story = {
  args: {
    title: 'Sua sessão expirou',
    persistent: true,
    closeable: false,
    width: 400,
    children: <Button fullWidth>Entrar de novo</Button>,
  },
};

/** At the foot of a telephone's screen, as any dialog on a wider one. */
export const Sheet: Story = {
  args: {
    title: 'Para o seu voto contar',
    sheet: true,
    width: 520,
    children: <Text>A página fica onde estava, e a resposta também.</Text>,
  },
};
