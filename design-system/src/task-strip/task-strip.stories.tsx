import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TaskStrip } from './task-strip.tsx';

const meta = { title: 'Components/Feedback/Task', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

const shared = { title: 'Publicar sugestões', cancelLabel: 'Parar', onCancel: () => undefined };

export const Waiting: StoryObj = {
  render: () => <TaskStrip {...shared} value={null} text="Na fila" />,
};
export const UnderWay: StoryObj = {
  render: () => <TaskStrip {...shared} value={37} text="412 de 1.113 · 3 recusados" />,
};
export const Stopping: StoryObj = {
  render: () => <TaskStrip {...shared} value={62} text="690 de 1.113" cancelling />,
};
export const NotToBeStopped: StoryObj = {
  render: () => <TaskStrip {...shared} value={90} text="Terminando" onCancel={undefined} />,
};
