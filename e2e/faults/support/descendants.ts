import { readdir, readFile } from 'node:fs/promises';

/** Every process and its parent, as the system tells. */
async function parents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const pairs = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return [Number(pid), Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])] as const;
    }),
  );
  return new Map(pairs);
}

/** A process and those it started, the first first. */
export async function descendants(pid: number): Promise<number[]> {
  const children = [...(await parents())].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [pid, ...(await Promise.all(children.map(descendants))).flat()];
}
