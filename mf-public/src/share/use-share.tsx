import { useState, type ComponentType, type ReactNode } from 'react';
import { loader, toast } from '@fio/platform/feedback';
import type { Shared } from './shared.ts';
import type { ShareWindowProps } from './share-window.tsx';
import { useVotesWords } from '../votes/words.ts';

interface Opened {
  readonly Window: ComponentType<ShareWindowProps>;
  readonly shared: Shared;
}

export interface Sharing {
  readonly share: (shared: Shared) => Promise<void>;
  /** Whether it is open: a dialog below it leaves Escape to it then. */
  readonly isOpen: boolean;
  /** To be rendered beside what opens it. */
  readonly dialog: ReactNode;
}

/** The share dialog, whose code arrives with the first press: no page loads it before. */
export function useShare(): Sharing {
  const [last, setLast] = useState<Opened>();
  const [opened, setOpened] = useState(false);
  const share = async (shared: Shared) => {
    loader.start();
    try {
      const { ShareWindow } = await import('./share-window.tsx');
      setLast({ Window: ShareWindow, shared });
      setOpened(true);
    } catch {
      toast.error(useVotesWords.t('notShared'));
    } finally {
      loader.end();
    }
  };
  const dialog = last && (
    <last.Window shared={last.shared} opened={opened} onClose={() => setOpened(false)} />
  );
  return { share, isOpen: opened, dialog };
}
