import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { adminTopBar } from '../stories/frames.tsx';
import { AdminTopBar } from './admin-top-bar.tsx';

const meta = {
  title: 'Components/Layout/Admin top bar',
  component: AdminTopBar,
  parameters: { layout: 'fullscreen', scale: 'admin' },
  args: { ...adminTopBar, menu: { opened: true, toggle: () => undefined } },
} satisfies Meta<typeof AdminTopBar>;
export default meta;

export const SignedIn: StoryObj<typeof meta> = {};
