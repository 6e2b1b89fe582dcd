import type { AnyRecord } from '../area.ts';

/** Whether an action means anything for a record of which only the state is known. */
export function isFor({ when }: { readonly when: (record: AnyRecord) => boolean }, state: string): boolean {
  try {
    return when({ id: '', state });
  } catch {
    // It asks for more than the state.
    return false;
  }
}
