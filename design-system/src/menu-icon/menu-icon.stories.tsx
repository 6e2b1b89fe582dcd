import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../stories/stories.module.css';
import { menuIcons } from './menu-icons.ts';
import { MenuIcon } from './menu-icon.tsx';

const meta = {
  title: 'Components/Content/Menu icon',
  component: MenuIcon,
  parameters: { scale: 'admin' },
  argTypes: { name: { control: 'select', options: Object.keys(menuIcons) } },
  args: { name: 'polls', size: 20 },
} satisfies Meta<typeof MenuIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The names a manifest may give; anything else gets a point, unless the remote brings its drawing. */
export const Names: Story = {
  render: ({ size }) => (
    <div className={classes['grid']}>
      {[...Object.keys(menuIcons), 'desconhecido'].map((name) => (
        <span key={name} className={classes['row']}>
          <MenuIcon name={name} size={size} /> {name}
        </span>
      ))}
    </div>
  ),
};

/** Of a remote that brings its own. */
export const Drawn: Story = { args: { name: 'bolt', drawing: ['M13 3v7h6l-8 11v-7h-6l8 -11'] } };
