let failed = false;

/** Prints a claim with its figure and whether it holds; a broken one makes the run fail. */
export function claim(text: string, holds: boolean): void {
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${text}`);
  if (!holds) failed = true;
}

export const figure = (value: number, digits = 1): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

/** Ends the run with 1 when a claim was broken. */
export function finish(): void {
  process.exitCode = failed ? 1 : 0;
}
