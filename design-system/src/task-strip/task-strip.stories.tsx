import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TaskStrip } from './task-strip.tsx';

const meta = {
  title: 'Components/Feedback/Task strip',
  component: TaskStrip,
  parameters: { scale: 'admin' },
  args: {
    title: 'Publicar sugestões',
    text: 'Na fila',
    value: null,
    cancelLabel: 'Parar',
    onCancel: () => undefined,
  },
} satisfies Meta<typeof TaskStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const UnderWay: Story = { args: { value: 37, text: '412 de 1.113 · 3 recusados' } };
export const Stopping: Story = { args: { value: 62, text: '690 de 1.113', cancelling: true } };
export const NotToBeStopped: Story = { args: { value: 90, text: 'Terminando', onCancel: undefined } };
