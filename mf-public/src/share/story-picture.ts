import type { StoryPicture } from '@fio/design-system/share-dialog';

/** Loads a picture for stories; rejects where it can't be had, also while too many wait for one. */
export async function storyPicture(path: string, file: string): Promise<StoryPicture> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const picture = new File([await response.blob()], file, { type: 'image/jpeg' });
  const files = [picture];
  // The file alone: beside words or a link some applications drop it.
  const takesFiles = 'canShare' in navigator && navigator.canShare({ files });
  return {
    // Of the one that is there now: the browser has kept it.
    src: response.url || path,
    file,
    onSend: takesFiles ? () => void navigator.share({ files }).catch(() => undefined) : undefined,
  };
}
