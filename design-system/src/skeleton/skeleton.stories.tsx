import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { PageShape } from './page-shape.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, PageShape },
  decorators: [inColumn],
  args: { ratio: '2 / 3', width: 160, radius: 'card' },
} satisfies Meta<typeof Skeleton>;
export default meta;

/** Of a poster with its title, lines of text and a field. */
export const Shapes: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }} aria-busy="true">
      <Skeleton {...args} />
      <Skeleton height={28} width="70%" />
      <SkeletonText />
      <Skeleton height={48} radius="card" />
    </div>
  ),
};

/** Of a whole page, from the top as far down as a screen shows. */
export const Page: StoryObj<typeof meta> = { render: () => <PageShape kind="home" /> };
