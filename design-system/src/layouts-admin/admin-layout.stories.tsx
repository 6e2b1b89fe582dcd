import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { wholePage } from '../stories/decorators/page-parameters.ts';
import { adminLayout } from '../stories/frames.tsx';
import { Heading } from '../text/index.ts';
import { AdminLayout } from './admin-layout.tsx';

const meta = {
  title: 'Patterns/Back-office frame',
  component: AdminLayout,
  parameters: { ...wholePage, scale: 'admin' },
  args: {
    ...adminLayout,
    children: (
      <div style={{ padding: 24 }}>
        <Heading level={1} size="m">
          Enquetes
        </Heading>
      </div>
    ),
  },
} satisfies Meta<typeof AdminLayout>;
export default meta;

export const AroundAPage: StoryObj<typeof meta> = {};
