import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { pageLabels } from '../stories/catalogue.ts';
import { PageTurn } from './page-turn.tsx';

const meta = {
  title: 'Components/Layout/Page turn',
  component: PageTurn,
  parameters: { scale: 'admin' },
  args: { page: 1, onPrevious: null, onNext: () => undefined, labels: pageLabels },
} satisfies Meta<typeof PageTurn>;
export default meta;

export const FirstPage: StoryObj<typeof meta> = {};
