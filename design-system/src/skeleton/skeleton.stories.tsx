import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../stories/stories.module.css';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton' } satisfies Meta;
export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <div className={classes['column']} aria-busy="true">
      <Skeleton ratio="2 / 3" width={160} radius="card" />
      <Skeleton height={28} width="70%" />
      <SkeletonText />
      <Skeleton height={48} radius="card" />
    </div>
  ),
};
