import type { DevRemote } from '../dev-remote.ts';
import type { RemoteState } from '../state.ts';
import type { BootDocument } from '@fio/contracts/documents/boot';
import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { alterBoot } from './alter-boot.ts';

/** What a page in development has of this machine. */
export interface OwnParts {
  /** The page of the shell's development build. */
  readonly template: string;
  /** Without those that have never been built. */
  readonly remotes: readonly DevRemote[];
  /** Each remote's build, for the page's first script. */
  readonly builds: readonly Omit<RemoteState, 'problems'>[];
}

const ROOT_ELEMENT = /<div id="root">[^]*(?=<\/body>)/;
const tagsBelow = (folder: string) =>
  new RegExp(`<script\\b[^>]*\\bsrc="${folder}[^>]*></script>|<link\\b[^>]*\\bhref="${folder}[^>]*>`, 'g');

const covers = (base: string, path: string) => path === base || path.startsWith(`${base}/`);

/** Puts the remote into the boot document in the place of the one that is live, also when none is yet. */
function withRemote(boot: BootDocument, { side, menu, entry }: DevRemote, path: string): BootDocument {
  if (side !== boot.side) return boot;
  const { id, basePaths } = entry;
  const before = boot.remotes.find((remote) => remote.id === id)?.basePaths ?? [];
  const ownIds = new Set(menu.map((one) => one.id));
  const isOwn = ({ id: own, href = '' }: MenuEntry) =>
    ownIds.has(own) || [...before, ...basePaths].some((base) => covers(base, href));
  const isKnown = boot.side === 'admin' && basePaths.some((base) => covers(base, path));
  return {
    ...boot,
    remotes: [...boot.remotes.filter((remote) => remote.id !== id), entry],
    menu: [...boot.menu.filter((one) => !isOwn(one)), ...menu].sort((a, b) => a.order - b.order),
    status: isKnown ? 200 : boot.status,
  };
}

/**
 * A page of the running shell with the code of this machine: the development build of the shell and the remotes that
 * are being worked on. Its data, its menu and the other remotes stay the running shell's. What the server has drawn
 * is left out, for it was drawn by the code that is live. Null for HTML that is no page of the shell.
 */
export function takeOverPage(html: string, path: string, own: OwnParts): string | null {
  const page = alterBoot(html, (boot) =>
    own.remotes.reduce((before, remote) => withRemote(before, remote, path), boot),
  );
  if (page === null) return null;
  const first = `<script defer src="/__dev/page.js" data-builds='${JSON.stringify(own.builds)}'></script>`;
  const tags = [first, ...(own.template.match(tagsBelow('/assets/')) ?? [])].join('\n    ');
  const replaced = ['/assets/', ...own.remotes.map(({ entry }) => `/mf/${entry.id}/`)];
  return replaced
    .reduce((rest, folder) => rest.replace(tagsBelow(folder), ''), page)
    .replace(ROOT_ELEMENT, '<div id="root"></div>')
    .replace('</head>', () => `${tags}</head>`);
}
