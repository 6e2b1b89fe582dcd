import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../stories/stories.module.css';
import { poster } from '../stories/catalogue.ts';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Components/Content/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <div className={classes['row']}>
      <Avatar name="Íris Prado" />
      <Avatar name="Caio Nunes" src={poster('Casa de Vidro').src} />
      <Avatar name="Zeca" src="data:image/png;base64,quebrada" />
      <Avatar name="Lia" size={64} />
    </div>
  ),
};
