import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { poster } from '../stories/catalogue.ts';
import { inBox } from '../stories/decorators/boxes.tsx';
import { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';
import { useImageView } from './use-image-view.ts';

const Viewed = (props: Omit<ImageViewerProps, 'view'>) => <ImageViewer {...props} view={useImageView()} />;

const meta = {
  title: 'Components/Data/Image viewer',
  component: ImageViewer,
  decorators: [inBox({ height: 420 })],
  parameters: { scale: 'admin' },
  argTypes: { view: { control: false } },
  args: {
    src: poster('Maré de Sal').src,
    alt: 'Foto da nota',
    labels: { zoomIn: 'Ampliar', zoomOut: 'Reduzir', rotate: 'Girar', reset: 'Ajustar' },
  },
  render: (args) => <Viewed {...args} />,
} satisfies Meta<typeof ImageViewer>;
export default meta;

/** For what is read closely, such as a receipt. Beside it stands what was read, never over it. */
export const ReadingAReceipt: StoryObj = {};
