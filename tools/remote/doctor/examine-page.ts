import { BOOT_ELEMENT, bootDocument } from '@fio/contracts/documents/boot';
import { type RemoteManifest } from '@fio/contracts/documents/manifest';
import { ask, type Server } from '../server.ts';

const BOOT = new RegExp(`<script type="application/json" id="${BOOT_ELEMENT}">(.*?)</script>`, 's');
const PAGES = { public: '/', admin: '/admin/login' } as const;

/** The builds that a page loaded now gets, by remote; a problem where the page isn't one of the product. */
export async function buildsOfPage(
  server: Server,
  side: RemoteManifest['side'],
): Promise<Map<string, string> | string> {
  const response = await ask(server, PAGES[side]);
  const [, text = ''] = BOOT.exec(await response.text()) ?? [];
  try {
    const { remotes } = bootDocument.parse(JSON.parse(text));
    return new Map(remotes.map(({ id, build }) => [id, build]));
  } catch {
    return `the page ${PAGES[side]} has no boot document (answered ${response.status})`;
  }
}
