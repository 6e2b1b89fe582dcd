/**
 * Counts the bytes that pass through the worker, and has their garbage collected after so many. Pieces are garbage outside
 * the heap, of which V8 lets 64 MB gather before it looks: a long CSV held a fifth more than a short one (bench/export), a
 * list of ten million numbers 60 MB more than with this (bench/freeze). Nothing without `--expose-gc` (node-flags.ts).
 */
export function sweepAfter(most: number): (bytes: number) => Promise<void> {
  let unswept = 0;
  return async (bytes) => {
    unswept += bytes;
    if (unswept < most) return;
    unswept = 0;
    await globalThis.gc?.({ type: 'major', execution: 'async' });
  };
}
