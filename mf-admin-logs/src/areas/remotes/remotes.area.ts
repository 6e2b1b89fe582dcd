import { remotes } from '@fio/contracts/admin/remotes';
import { remotePath, REMOTES_PATH } from './remote-path.ts';
import { definePages } from '@fio/platform/area';
import { useRemotesWords } from './words.ts';

export const remotesArea = definePages(
  useRemotesWords,
  [
    {
      path: REMOTES_PATH,
      needs: remotes.list,
      title: 'title',
      load: async () => (await import('./remotes-page.tsx')).RemotesPage,
    },
    {
      path: remotePath(':remote'),
      needs: remotes.list,
      title: 'title',
      load: async () => (await import('./remote-page.tsx')).RemotePage,
    },
  ],
  { section: 'logs', group: 'logs', icon: 'remotes', order: 270 },
);
