import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Link } from '../link/index.ts';
import { seriesTitles } from '../stories/catalogue.ts';
import { SnapRow } from './snap-row.tsx';

const meta = {
  title: 'Components/Layout/Snap row',
  component: SnapRow,
  args: {
    label: 'Séries',
    children: [...seriesTitles, ...seriesTitles].map((title, index) => (
      <Link key={index} href={`#${index}`}>
        {title}
      </Link>
    )),
  },
} satisfies Meta<typeof SnapRow>;
export default meta;

export const Row: StoryObj<typeof meta> = {};
