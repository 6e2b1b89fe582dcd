import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { adminSections } from '../stories/admin-sections.ts';
import { inBox } from '../stories/decorators/boxes.tsx';
import { AdminDrawer } from './admin-drawer.tsx';

const meta = {
  title: 'Components/Layout/Admin drawer',
  component: AdminDrawer,
  decorators: [inBox({ width: 260 })],
  parameters: { scale: 'admin' },
  args: { label: 'Menu da administração', sections: adminSections },
} satisfies Meta<typeof AdminDrawer>;
export default meta;

/** With `onToggle` each section can be closed. */
export const Collapsible: StoryObj<typeof meta> = {
  args: {
    onToggle: () => undefined,
    sections: adminSections.map((section, index) => ({ ...section, collapsed: index > 0 })),
  },
};
