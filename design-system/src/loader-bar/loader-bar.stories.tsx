import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { framed } from '../stories/decorators/framed.ts';
import { LoaderBar } from './loader-bar.tsx';

const meta = {
  title: 'Components/Feedback/Loader bar',
  component: LoaderBar,
  parameters: framed(80),
  args: { active: true, label: 'Carregando' },
} satisfies Meta<typeof LoaderBar>;
export default meta;

export const RequestUnderWay: StoryObj<typeof meta> = {
  // It shows only after a moment, and is there for whoever looks at the story by program.
  play: async ({ canvas }) => void (await canvas.findByRole('progressbar')),
};
