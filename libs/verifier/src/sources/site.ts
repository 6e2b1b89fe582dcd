import type { Files } from './Files.ts';

/** The address of each file below a site's, by docs/verification: `slug` is a draw's, or the id of a schedule of instant prizes. */
export function addressOf(name: string, slug: string): string {
  const draw = `/api/draws/${encodeURIComponent(slug)}`;
  const known: Readonly<Record<string, string>> = {
    'draw.json': draw,
    'evidence.json': `${draw}/evidence`,
    'numbers.json': '/api/tickets/proof',
    'prizes.json': '/api/prizes/commitments',
    'schedule.json': `/api/prizes/commitments/${encodeURIComponent(slug)}`,
  };
  const number = /^numbers\/([0-9]{1,8})\.json$/.exec(name)?.[1];
  if (name.startsWith('documents/')) return `${draw}/${name}`;
  return known[name] ?? (number === undefined ? `/transparency/${name}` : `${draw}/numbers/${number}`);
}

/** Reads from a site. An answer other than 200 and 404 is an error: it shows nothing about the draw. */
export function filesOfSite(site: string, slug: string, ask: typeof fetch = fetch): Files {
  const base = site.replace(/\/+$/, '');
  return {
    read: async (name) => {
      const answer = await ask(base + addressOf(name, slug), { redirect: 'error' });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`${base}${addressOf(name, slug)} answered ${answer.status}.`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}

/** Keeps what was read, and tells each file that was. */
export function kept(
  files: Files,
  onRead: (name: string, bytes: Uint8Array) => Promise<void> | void = () => {},
): Files {
  const read = new Map<string, Promise<Uint8Array | null>>();
  return {
    read: (name) => {
      const found = read.get(name) ?? files.read(name);
      if (!read.has(name))
        read.set(
          name,
          found.then(async (bytes) => {
            if (bytes !== null) await onRead(name, bytes);
            return bytes;
          }),
        );
      return read.get(name) ?? found;
    },
  };
}

/** Files at hand. */
export const filesOf = (all: ReadonlyMap<string, Uint8Array>): Files => ({
  read: (name) => Promise.resolve(all.get(name) ?? null),
});
