export { ShareDialog } from './share-dialog.tsx';
export type {
  ShareDialogLabels,
  ShareDialogProps,
  SharedCard,
  StoryOffer,
  StoryPicture,
} from './share-dialog-types.ts';
