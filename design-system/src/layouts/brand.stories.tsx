import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Brand } from './brand.tsx';

const meta = {
  title: 'Components/Layout/Brand',
  component: Brand,
  args: { children: 'Fio da Meada' },
} satisfies Meta<typeof Brand>;
export default meta;

export const Name: StoryObj<typeof meta> = {};
