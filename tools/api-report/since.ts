import type { Since } from '../../libs/build/src/shell-api/required-version.ts';
import { sectionsBetween } from './judge.ts';
import type { Report } from './Report.ts';

const SLOT = 'slot ';

/** The name within a key by which declarations speak of it; null for what none can speak of. */
const spokenName = (key: string): string | null =>
  /^zod|\.css#/.test(key) ? null : (key.split('#')[1] ?? null);

/** Of each name, itself and all that its declaration leads to. By the words alone, so rather one too many. */
function reachOf({ entries }: Report): (key: string) => ReadonlySet<string> {
  const byName = Map.groupBy(entries.keys(), spokenName);
  byName.delete(null);
  return (key) => {
    const reached = new Set([key]);
    for (const one of reached)
      for (const word of entries.get(one)?.match(/\w+/g) ?? [])
        for (const next of byName.get(word) ?? []) reached.add(next);
    return reached;
  };
}

/** What lines of the changelog name in backticks: it may do another thing under the same declaration. */
const namedIn = (section: string): ReadonlySet<string> =>
  new Set([...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** The shell's own slots that lines of the changelog name: `session.sign-in`, or `dialog.*` for all of a kind. */
const slotsIn = (section: string): string[] =>
  section
    .split(/^- /m)
    .filter((line) => /\bslots?\b/i.test(line))
    .flatMap((line) => [...line.matchAll(/`([a-z-]+\.[a-z*-]+)`/g)])
    .map(([, name = '']) => SLOT + name);

/**
 * The table after a report, from the one before it: what is new or changed, or leads to what is, has the report's version;
 * the slots of the versions between are added. Names that only declarations speak of are left out.
 */
function stepOf(since: Since, before: Report | undefined, report: Report, changelog: string): Since {
  const reach = reachOf(report);
  const section = sectionsBetween(changelog, before?.version ?? '0.0.0', report.version);
  const named = namedIn(section);
  const isChanged = (key: string) =>
    before?.entries.get(key) !== report.entries.get(key) || named.has(spokenName(key) ?? '');
  const names = [...report.entries.keys()].filter((key) => !key.startsWith('behind '));
  const versionOf = (key: string) =>
    [...reach(key)].some(isChanged) ? report.version : (since[key] ?? report.version);
  const slots = Object.entries(since).filter(([key]) => key.startsWith(SLOT));
  return Object.fromEntries([
    ...slotsIn(section).map((slot) => [slot, report.version]),
    ...slots,
    ...names.map((key) => [key, versionOf(key)]),
  ]);
}

/** A report as it was committed, with its table where there was one then. */
export interface PastReport {
  readonly report: Report;
  readonly since: Since | null;
}

/** The table of the last report. `history` is the earliest first; what has a table needs none before it. */
export function sinceOf(history: readonly PastReport[], changelog: string): Since {
  let [table, before]: [Since, Report | undefined] = [{}, undefined];
  for (const { report, since } of history) {
    table = since ?? stepOf(table, before, report, changelog);
    before = report;
  }
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}
