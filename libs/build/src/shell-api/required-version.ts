import type { RemoteManifest } from '@fio/contracts/documents/manifest';
import { ALL, type Use } from './read-uses.ts';

/**
 * By name of the shell API, as `libs/platform/api/since.json` has it: the version in which what it offers changed last. A shell
 * of that version, or a later one of the same major, has it as it is now.
 */
export type Since = Readonly<Record<string, string>>;

const TOKENS = '@fio/design-system/styles.css#';

const partsOf = (version: string) => version.split('.').map(Number);

function compare(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/**
 * The versions that one name asks for. What the table doesn't know of ours is newer than the table; of a library the
 * request alone counts, but for the narrowed one, whose names are in the table.
 */
function versionsOf({ request, name }: Use, since: Since, shellApi: string): string[] {
  const module = since[request];
  const own = since[`${request}#${name}`];
  const prefix = `${request}#`;
  const all = name === ALL ? Object.keys(since).filter((key) => key.startsWith(prefix)) : [];
  const found = [module, own, ...all.map((key) => since[key])].filter((version) => version !== undefined);
  return found.length > 0 ? found : [shellApi];
}

/** The custom properties that a style or a script speaks of; of one it puts together, all that begin so. */
function tokensIn(text: string, since: Since): string[] {
  const tokens = Object.keys(since).filter((key) => key.startsWith(TOKENS));
  const spoken = new Set([...text.matchAll(/--fio-[\w-]*/g)].map(([name]) => TOKENS + name));
  return [...spoken].flatMap((key) => (key in since ? [key] : tokens.filter((one) => one.startsWith(key))));
}

/** What a manifest speaks of: the shell draws its menu, and the slots that are the shell's own. */
function namesOf({ menu, widgets = [], slotOrder }: Declared): string[] {
  return [
    ...(menu.length > 0 ? ['@fio/design-system/layouts-admin#AdminDrawerEntry'] : []),
    ...(slotOrder ? ['@fio/platform/remote#Slot'] : []),
    ...widgets.flatMap((slot) => [`slot ${slot}`, `slot ${slot.replace(/\..*/, '.*')}`]),
  ];
}

/** What of the manifest counts, of a build that isn't named yet. */
export type Declared = Pick<RemoteManifest, 'menu'> & Partial<Pick<RemoteManifest, 'widgets' | 'slotOrder'>>;

/** All of a remote that may speak of what the shell offers. */
export interface Spoken {
  /** Of modules of the host alone. */
  readonly uses: readonly Use[];
  readonly declared: Declared;
  /** The texts of its scripts and styles, as they are delivered. */
  readonly texts: readonly string[];
}

/**
 * The lowest version of the shell API that has all a remote uses, within the major version it is built against. Never
 * too low; too high where it can't be told what is used.
 */
export function requiredVersion({ uses, declared, texts }: Spoken, since: Since, shellApi: string): string {
  const names = [...namesOf(declared), ...texts.flatMap((text) => tokensIn(text, since))];
  const versions = [
    ...uses.flatMap((use) => versionsOf(use, since, shellApi)),
    ...names.flatMap((name) => since[name] ?? []),
  ];
  const start = `${partsOf(shellApi)[0]}.0.0`;
  return versions.reduce((highest, version) => (compare(version, highest) > 0 ? version : highest), start);
}
