import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconPencil } from '../icons/index.ts';
import { buttonArgs } from './button-args.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  argTypes: buttonArgs,
  args: { label: 'Editar', variant: 'quiet', children: <IconPencil /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const SmallAndBordered: Story = { args: { variant: 'secondary', size: 'sm' } };
