import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../stories/stories.module.css';
import { Stamp } from './stamp.tsx';

const meta = { title: 'Components/Content/Stamp', component: Stamp } satisfies Meta<typeof Stamp>;
export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <div className={classes['row']}>
      <Stamp kind="confirmed">Confirmada</Stamp>
      <Stamp kind="denied">Desmentida</Stamp>
      <Stamp kind="invented">Inventada</Stamp>
      <Stamp kind="confirmed" size="lg">
        Confirmada
      </Stamp>
    </div>
  ),
};
