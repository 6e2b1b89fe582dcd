import type { BootDocument } from '@fio/contracts/documents/boot';
import { scriptJson } from '@fio/domain/script-json';

const BOOT = /(<script type="application\/json" id="boot">)([^]*?)(<\/script>)/;

/** A page of the shell with another boot document than it came with. Null for HTML that is no page of the shell. */
export function alterBoot(html: string, alter: (boot: BootDocument) => BootDocument): string | null {
  const [, opening, text, end] = BOOT.exec(html) ?? [];
  if (text === undefined) return null;
  // As it is: a newer shell's may say more than this version knows.
  const boot = alter(JSON.parse(text) as BootDocument);
  return html.replace(BOOT, () => `${opening}${scriptJson(boot)}${end}`);
}
