import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Components/Layout/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { scale: 'admin' },
  args: {
    label: 'Onde você está',
    items: [{ title: 'Enquetes', href: '#enquetes' }, { title: 'O farol da Inês' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const TwoSteps: StoryObj<typeof meta> = {};
