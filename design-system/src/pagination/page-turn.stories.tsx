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

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
/** So many pages that nobody counts them. */
export const ManyPages: Story = {
  args: {
    page: 3,
    here: 'Página 3 de cerca de 480 mil',
    onPrevious: () => undefined,
    onFirst: () => undefined,
    onLast: () => undefined,
  },
};
