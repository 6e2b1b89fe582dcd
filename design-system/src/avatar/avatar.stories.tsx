import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { poster } from '../stories/catalogue.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  args: { name: 'Íris Prado' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { name: 'Caio Nunes', src: poster('Casa de Vidro').src } };
export const BrokenPicture: Story = { args: { name: 'Zeca', src: 'data:image/png;base64,quebrada' } };
export const Large: Story = { args: { name: 'Lia', size: 64 } };
