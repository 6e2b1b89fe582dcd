import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteEntry } from '@fio/contracts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { escapeHtml } from '../escape.ts';
import { Artist } from './Artist.ts';
import type { Drawing, DrawRequest } from './drawing.ts';
import { StyleIndex, classesOf } from './StyleIndex.ts';

/** The file that builds leave for the server (libs/build, server-config). */
const SERVER_FILE = 'server.cjs';

/**
 * Where remotes' builds are found beside `/mf`. What a drawn page is styled with comes from where its HTML came
 * from: whatever holds up a remote's own address (a team's server, a proxy in between) holds up neither the view
 * nor the shell's script, which waits for the sheets.
 */
export const VIEW_STYLES = '/assets/first-view';

interface Link {
  readonly href: string;
  readonly integrity: string;
  /** By which the bundler's own loader knows the sheet again, where the address alone doesn't tell it. */
  readonly chunk?: string;
}

const linkOf = ({ href, integrity, chunk }: Link) =>
  `<link rel="stylesheet" href="${escapeHtml(href)}" integrity="${integrity}" crossorigin="anonymous"${chunk ? ` data-rspack="${escapeHtml(chunk)}"` : ''}>`;

/** When a file was written, or null where there is none. */
const writtenAt = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/** Draws with the builds of the shell (whose index.html is `template`) and of the remotes in our own folder. */
export function createDrawing(
  { config, log }: Pick<Infrastructure, 'config' | 'log'>,
  template: string,
): Drawing {
  const shell = { folder: dirname(template), file: join(dirname(template), SERVER_FILE), writtenAt: 0 };
  const artist = new Artist();
  let styles = new StyleIndex();

  const folderOf = ({ id, build }: RemoteEntry) => join(config.dataDir, 'mf', id, build);

  /** Whether the shell can draw. A new build of it is drawn with anew: nothing of the old one may stay in memory. */
  async function isShellThere(): Promise<boolean> {
    const time = await writtenAt(shell.file);
    if (time !== null && time !== shell.writtenAt) {
      artist.close();
      styles = new StyleIndex();
      shell.writtenAt = time;
    }
    return time !== null;
  }

  async function links(html: string, remote: RemoteEntry | undefined): Promise<Link[]> {
    const classes = classesOf(html);
    const page = await readFile(template, 'utf8');
    const own = await styles.needed(join(shell.folder, 'assets'), classes);
    const others = remote ? await styles.needed(folderOf(remote), classes) : [];
    return [
      ...own
        .filter(({ file }) => !page.includes(file))
        .map(({ file, integrity }) => ({ href: `/assets/${file}`, integrity })),
      ...others.map(({ file, integrity }) => ({
        href: `${VIEW_STYLES}/${remote?.id}/${remote?.build}/${file}`,
        integrity,
        chunk: `${remote?.id}:chunk-${file.split('.')[0]}`,
      })),
    ];
  }

  async function draw({ boot, path, remote }: DrawRequest) {
    const file = remote ? join(folderOf(remote), SERVER_FILE) : null;
    // A remote of a team's own server, or of a build before there was such a file, draws in the browser alone.
    if (!(await isShellThere()) || (file !== null && (await writtenAt(file)) === null)) return null;
    const html = await artist.draw({ shell: shell.file, remote: file, boot, path });
    return { html, styles: (await links(html, remote)).map(linkOf).join('') };
  }

  return {
    draw: (request) =>
      draw(request).catch((err: unknown) => {
        log.error({ err, path: request.path }, 'first view not drawn');
        return null;
      }),
  };
}
