import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { footer } from '../stories/frames.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Components/Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: footer,
} satisfies Meta<typeof Footer>;
export default meta;

export const EveryLine: StoryObj<typeof meta> = {};
