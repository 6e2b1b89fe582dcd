import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { framed } from '../stories/decorators/framed.ts';
import { topBar } from '../stories/frames.tsx';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Components/Layout/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen', ...framed(120) },
  args: topBar,
} satisfies Meta<typeof TopBar>;
export default meta;

export const SignedOut: StoryObj<typeof meta> = {};
