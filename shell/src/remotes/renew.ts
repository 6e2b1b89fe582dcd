import type { RemoteEntry } from '@fio/contracts/documents/manifest';

const KEPT = { cache: 'only-if-cached', mode: 'same-origin' } as const;

/** Asks anew for a file that the browser keeps other bytes of than were published; one it doesn't keep costs nothing. */
async function renewFile(address: string, integrity: string): Promise<void> {
  const isKept = await fetch(address, KEPT).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isKept) await fetch(address, { ...KEPT, integrity }).catch(() => fetch(address, { cache: 'reload' }));
}

/** Ridding the browser's cache of what was altered on its way: files never change, so it would keep that for a year. */
export async function renew({ base, integrity }: RemoteEntry): Promise<void> {
  await Promise.allSettled(Object.entries(integrity).map(([file, hash]) => renewFile(base + file, hash)));
}
