import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { countdownLabels } from '../stories/catalogue.ts';
import { Countdown } from './countdown.tsx';

const now = new Date('2026-11-21T17:00:00Z');

const meta = {
  title: 'Components/Content/Countdown',
  component: Countdown,
  // The controls know days as numbers only.
  argTypes: { now: { control: false }, to: { control: false } },
  args: { now, to: new Date('2026-12-04T02:59:59Z'), labels: countdownLabels },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Over: Story = {
  args: { to: now, labels: { ...countdownLabels, summary: 'As inscrições acabaram' } },
};
