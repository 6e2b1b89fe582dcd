import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { StateChip } from '../chip/index.ts';
import { IconPlus } from '../icons/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/Layout/Page header',
  component: PageHeader,
  parameters: { scale: 'admin' },
  args: { title: 'Enquetes' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAList: Story = {
  args: { count: '34 enquetes', action: <Button icon={<IconPlus />}>Nova enquete</Button> },
};
export const OfARecord: Story = {
  args: {
    title: 'O farol da Inês',
    chip: <StateChip tone="info">Aberta</StateChip>,
    breadcrumbs: (
      <Breadcrumbs
        label="Onde você está"
        items={[{ title: 'Enquetes', href: '#enquetes' }, { title: 'O farol da Inês' }]}
      />
    ),
  },
};
