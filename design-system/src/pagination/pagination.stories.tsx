import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { pageLabels } from '../stories/catalogue.ts';
import { keeping } from '../stories/decorators/keeping.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Layout/Pagination',
  component: Pagination,
  decorators: [keeping('page', 'onPage')],
  parameters: { scale: 'admin' },
  args: { page: 6, pages: 42, onPage: () => undefined, labels: pageLabels },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyPages: Story = {};
export const FewPages: Story = { args: { page: 1, pages: 3 } };
