import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { bottomBar } from '../stories/frames.tsx';
import { framed } from '../stories/decorators/framed.ts';
import { BottomBar } from './bottom-bar.tsx';

const meta = {
  title: 'Components/Layout/Bottom bar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', ...framed(120) },
  args: bottomBar,
} satisfies Meta<typeof BottomBar>;
export default meta;

export const WithSending: StoryObj<typeof meta> = {};
/** When no receipts are taken. */
export const WithoutSending: StoryObj<typeof meta> = {
  args: { items: bottomBar.items.filter(({ primary }) => !primary) },
};
