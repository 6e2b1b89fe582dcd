import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FilterChip } from './chip.tsx';

const meta = {
  title: 'Components/Actions/Filter chip',
  component: FilterChip,
  parameters: { scale: 'admin' },
  args: {
    removeLabel: 'Remover filtro Estado: aberta',
    onRemove: () => undefined,
    children: 'Estado: aberta',
  },
} satisfies Meta<typeof FilterChip>;
export default meta;

export const InForce: StoryObj<typeof meta> = {};
