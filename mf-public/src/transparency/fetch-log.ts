const PATIENCE_MS = 20_000;

/** What lies below `/transparency` of this site. Heads are asked for anew, tiles never change. */
export async function fetchLog(path: string): Promise<Uint8Array> {
  const isHead = path === 'checkpoint' || path === 'key';
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(`/transparency/${path}`, {
      ...(isHead && { cache: 'no-store' }),
      signal: ending.signal,
    });
    if (!answer.ok) throw new TypeError(`/transparency/${path} answered ${answer.status}.`);
    return new Uint8Array(await answer.arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}
