import type { Infrastructure } from '../../core/infrastructure.ts';

type Dependencies = Pick<Infrastructure, 'storage' | 'privateFiles'>;

/** How many files were begun before that and never finished: their writer died. */
export async function leftDrafts({ storage, privateFiles }: Dependencies, before: Date): Promise<number> {
  return (await storage.drafts(before)) + (await privateFiles.drafts(before));
}

/** Removes them; answers how many. */
export async function dropDrafts({ storage, privateFiles }: Dependencies, before: Date): Promise<number> {
  return (await storage.dropDrafts(before)) + (await privateFiles.dropDrafts(before));
}
