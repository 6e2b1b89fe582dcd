import { ApiError } from '../../api/index.ts';

export interface BulkResult<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly reason: string }[];
}

interface Watch {
  /** Hears how many are behind it. */
  readonly onProgress: (behind: number) => void;
  /** Asked before each; true leaves the rest undone. */
  readonly isStopped: () => boolean;
}

/**
 * Runs over the items one by one, in their order; one that fails doesn't stop the others. Rejects with what is not a
 * refusal by the API.
 */
export async function runBulk<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  { onProgress, isStopped }: Watch,
): Promise<BulkResult<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; reason: string }[] = [];
  for (const item of items) {
    if (isStopped()) break;
    try {
      // One by one on purpose: each is a decision of its own, with its own line in the audit.
      await run(item);
      done.push(item);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed.push({ item, reason: error.message });
    }
    onProgress(done.length + failed.length);
  }
  return { done, failed };
}
