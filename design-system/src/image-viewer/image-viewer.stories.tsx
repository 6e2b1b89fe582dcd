import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { poster } from '../stories/catalogue.ts';
import { ImageViewer } from './image-viewer.tsx';
import { useImageView } from './use-image-view.ts';

const meta = { title: 'Components/Data/Image viewer', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

function Receipt() {
  return (
    <div style={{ height: 420 }}>
      <ImageViewer
        src={poster('Maré de Sal').src}
        alt="Foto da nota"
        view={useImageView()}
        labels={{ zoomIn: 'Ampliar', zoomOut: 'Reduzir', rotate: 'Girar', reset: 'Ajustar' }}
      />
    </div>
  );
}

/** For what is read closely, such as a receipt. Beside it stands what was read, never over it. */
export const ReadingAReceipt: StoryObj = { render: () => <Receipt /> };
