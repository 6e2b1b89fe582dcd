export { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';
export { useImageView, type ImageView } from './use-image-view.ts';
