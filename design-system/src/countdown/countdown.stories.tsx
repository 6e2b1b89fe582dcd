import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { countdownLabels } from '../stories/catalogue.ts';
import { Countdown } from './countdown.tsx';

const meta = { title: 'Components/Content/Countdown', component: Countdown } satisfies Meta<typeof Countdown>;
export default meta;

const now = new Date('2026-11-21T17:00:00Z');

export const Running: StoryObj = {
  render: () => <Countdown now={now} to={new Date('2026-12-04T02:59:59Z')} labels={countdownLabels} />,
};

export const Over: StoryObj = {
  render: () => (
    <Countdown now={now} to={now} labels={{ ...countdownLabels, summary: 'As inscrições acabaram' }} />
  ),
};
