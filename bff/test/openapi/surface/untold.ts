import type { Change } from './compare.ts';

interface Entry {
  readonly version: string;
  readonly text: string;
}

/**
 * What keeps changes from being told: each that breaks somebody is named by its operation, in backticks, under a heading that is
 * newer than the one of before.
 */
export function untold(changes: readonly Change[], before: string, { version, text }: Entry): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version))
    return [`The heading '${version}' of docs/api/CHANGELOG.md is no date.`];
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const missing = breaking.filter(({ operationId }) => !text.includes(`\`${operationId}\``));
  return [
    ...(breaking.length > 0 && version <= before
      ? [`Something that was promised in ${before} is no longer so: it needs a heading of a later day.`]
      : []),
    ...missing.map((one) => `Not told of below ${version}: ${one.operationId}, ${one.text}`),
  ];
}
