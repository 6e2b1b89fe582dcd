import { confirm } from '../../feedback/index.ts';
import { useAreaWords } from '../area-words.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const askToLeave = () =>
  confirm({
    title: useAreaWords.t('leave.title'),
    text: useAreaWords.t('leave.text'),
    confirmText: useAreaWords.t('leave.confirm'),
    cancelText: useAreaWords.t('leave.cancel'),
  });

/** While something is unsaved, asks before the page is left; `release` lets the next departure pass. */
export const useUnsaved = (unsaved: boolean): { release: () => void } => useLeaveGuard(unsaved, askToLeave);
