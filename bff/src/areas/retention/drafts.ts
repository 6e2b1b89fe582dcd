import type { Infrastructure } from '../../core/infrastructure.ts';

type Dependencies = Pick<Infrastructure, 'storage'>;

/** How many files were begun before that and never finished: their writer died. */
export async function leftDrafts({ storage }: Dependencies, before: Date): Promise<number> {
  return (await storage.publicFiles.drafts(before)) + (await storage.privateFiles.drafts(before));
}

/** Removes them; answers how many. */
export async function dropDrafts({ storage }: Dependencies, before: Date): Promise<number> {
  return (await storage.publicFiles.dropDrafts(before)) + (await storage.privateFiles.dropDrafts(before));
}
