import { changesBetween, type Change } from './compare.ts';
import type { Report } from './Report.ts';

const partsOf = (version: string) => version.split('.').map(Number);

/** The first part in which a version is higher than another: 0 major, 1 minor, 2 patch; null where it isn't. */
function stepBetween(before: string, after: string): number | null {
  const [old, now] = [partsOf(before), partsOf(after)];
  const at = now.findIndex((part, index) => part !== old[index]);
  return at !== -1 && (now[at] ?? 0) > (old[at] ?? 0) ? at : null;
}

/** A version's section of the changelog. */
const sectionOf = (changelog: string, version: string): string =>
  changelog.split(/^## /m).find((text) => text.split(/\s/)[0] === version) ?? '';

/** The lines of a version's section in the changelog. */
export const linesOf = (changelog: string, version: string): string[] =>
  sectionOf(changelog, version)
    .split('\n')
    .filter((line) => line.startsWith('- '));

/** The versions a changelog has a section of, above one and up to another: several steps may come at once. */
function versionsBetween(changelog: string, before: string, after: string): string[] {
  const versions = [...changelog.matchAll(/^## (\S+)/gm)].map(([, version = '']) => version);
  const isAbove = (version: string, other: string) => stepBetween(other, version) !== null;
  return versions.filter((version) => isAbove(version, before) && !isAbove(version, after));
}

/** The sections above one version and up to another. */
export const sectionsBetween = (changelog: string, before: string, after: string): string =>
  versionsBetween(changelog, before, after)
    .map((version) => sectionOf(changelog, version))
    .join('\n');

/** The name within a key, as a person would write it. */
const wordOf = ({ key }: Change) => key.split('#')[1] ?? key;

/** A change that took a look by a person to call harmless: its line in the changelog says so by name. */
const isCalledCompatible = (change: Change, lines: readonly string[]) =>
  change.kind === 'changed' &&
  lines.some((line) => line.includes('compatible') && line.includes(`\`${wordOf(change)}\``));

/**
 * What is missing for a changed API to be shipped, each in a sentence: a higher minor for what is new, a higher major
 * for what remotes of today can't count on any more, and a line in the changelog. Steps that come at once are read as one.
 */
export function missingSteps(before: Report, after: Report, changelog: string): string[] {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return [];
  const lines = versionsBetween(changelog, before.version, after.version).flatMap((version) =>
    linesOf(changelog, version),
  );
  const breaking = changes.filter(
    (change) =>
      change.kind === 'removed' || (change.kind === 'changed' && !isCalledCompatible(change, lines)),
  );
  const step = stepBetween(before.version, after.version);
  const named = (list: readonly Change[]) => list.map(({ key, kind }) => `${key} (${kind})`).join(', ');
  const missing: string[] = [];
  if (step === null || step > 1)
    missing.push(`SHELL_API must go up from ${before.version} for: ${named(changes)}.`);
  if (breaking.length > 0 && step !== 0)
    missing.push(
      `A new major version of SHELL_API, or for what is changed a line in the changelog that names it and says that ` +
        `it is compatible: ${named(breaking)}.`,
    );
  if (linesOf(changelog, after.version).length === 0)
    missing.push(`The changelog has no line for ${after.version}.`);
  return missing;
}
