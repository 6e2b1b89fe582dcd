const parts = (version: string): [number, number, number] | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/**
 * Whether the shell's API, a version like `1.3.0`, satisfies what a remote requires: the same major version and not an
 * older one. Only caret ranges (`^1.2.0`) are understood; anything else is not satisfied.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const have = parts(version);
  const need = range.startsWith('^') ? parts(range.slice(1)) : null;
  if (!have || !need || have[0] !== need[0]) return false;
  return have[1] > need[1] || (have[1] === need[1] && have[2] >= need[2]);
}
