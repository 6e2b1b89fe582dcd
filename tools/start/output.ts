const LABEL_WIDTH = 14;

/** One line of progress: what, how it stands, and how long it took where that is of interest. */
export function say(label: string, text: string): void {
  console.log(`  ${label.padEnd(LABEL_WIDTH)}${text}`);
}

/** Runs a step and says how long it took. Throws when the program is being stopped meanwhile. */
export async function step(label: string, signal: AbortSignal, work: () => Promise<string>): Promise<void> {
  signal.throwIfAborted();
  const since = performance.now();
  const text = await work();
  signal.throwIfAborted();
  say(label, `${text} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
}

/** Columns as wide as their widest cell. */
export function table(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}
