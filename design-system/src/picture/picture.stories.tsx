import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { poster } from '../stories/catalogue.ts';
import { inBox } from '../stories/decorators/boxes.tsx';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Content/Picture',
  component: Picture,
  decorators: [inBox({ width: 200 })],
  args: { picture: poster('Maré de Sal'), sizes: '200px' },
} satisfies Meta<typeof Picture>;
export default meta;

/** Give `sizes` what the layout gives the image: without it a phone fetches the widest variant. */
export const Poster: StoryObj<typeof meta> = {};
