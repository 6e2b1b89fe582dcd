import { SHELL_API } from '@fio/contracts/documents/boot';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteModule } from '@fio/platform/remote';
import { isChunkError } from './chunk-error.ts';
import { satisfies } from './compatible.ts';
import { diagnose } from './diagnose.ts';
import { readModule } from './read-module.ts';
import type { Exposed, LoaderEffects } from './effects.ts';
import type { FailureKind } from './failure.ts';

/** A script has this long to arrive, and the routes this long to open. */
export const SCRIPT_TIMEOUT_MS = 10_000;
/** A question asked after a failure has this long. */
const PROBE_TIMEOUT_MS = 8_000;

export type LoadResult =
  { ok: true; module: RemoteModule } | { ok: false; kind: FailureKind; cause: unknown };

/** How to get what else a loaded remote exposes. */
const openings = new WeakMap<RemoteModule, (expose: Exposed) => Promise<unknown>>();

const failed = (kind: FailureKind, cause: unknown): LoadResult => ({ ok: false, kind, cause });

const LATE = Symbol('late');
const within = <Value>(ms: number, work: Promise<Value>, effects: LoaderEffects) =>
  Promise.race([work, effects.wait(ms).then((): typeof LATE => LATE)]);

const thrownKind = (error: unknown, effects: Pick<LoaderEffects, 'online'>): FailureKind =>
  isChunkError(error) ? (effects.online() ? 'chunk' : 'offline') : 'execution';

/** The files a remote needs before it can open: its container and the styles of its routes. */
function filesOf(entry: RemoteEntry, attempt: number) {
  // A new address for a new attempt: no cache of the page may answer for the failed one.
  const retry = attempt > 1 ? `?attempt=${attempt}` : '';
  const address = (file: string) => `${entry.base}${file}${retry}`;
  return [
    { kind: 'script' as const, address: address(entry.entry), integrity: entry.integrity[entry.entry] },
    ...entry.styles.map((file) => ({
      kind: 'style' as const,
      address: address(file),
      integrity: entry.integrity[file],
    })),
  ];
}

async function fetchFiles(
  entry: RemoteEntry,
  attempt: number,
  effects: LoaderEffects,
): Promise<LoadResult | null> {
  for (const { kind, address, integrity } of filesOf(entry, attempt))
    if (!integrity) return failed('integrity', `No integrity is published for the ${kind} ${address}.`);
  if (attempt > 1) effects.discard(entry.base);
  const files = filesOf(entry, attempt).map(async ({ kind, address, integrity = '' }) => ({
    address,
    integrity,
    arrived: await effects[kind](address, integrity),
  }));
  const arrived = await within(SCRIPT_TIMEOUT_MS, Promise.all(files), effects);
  if (arrived === LATE) return failed('timeout', `No complete answer from ${entry.base} in time.`);
  const missing = arrived.find((file) => !file.arrived);
  if (!missing) return null;
  const kind = await within(PROBE_TIMEOUT_MS, diagnose(missing.address, missing.integrity, effects), effects);
  return failed(kind === LATE ? 'timeout' : kind, `${missing.address} did not arrive.`);
}

/**
 * Loads a remote's routes. Resolves with a result and never rejects; compatibility and integrity are checked
 * before a byte of it runs.
 */
export async function loadRemote(
  entry: RemoteEntry,
  attempt: number,
  effects: LoaderEffects,
): Promise<LoadResult> {
  effects.letGo(entry.id);
  if (!satisfies(SHELL_API, entry.shellApi))
    return failed('incompatible', `${entry.id} requires ${entry.shellApi}, the shell offers ${SHELL_API}.`);
  const problem = await fetchFiles(entry, attempt, effects);
  if (problem) return problem;
  const container = effects.takeContainer(entry.id);
  if (!container) return failed('execution', `${entry.entry} ran but left no container behind.`);
  try {
    const open = (expose: Exposed) => effects.open(entry, attempt, container, expose);
    const opened = await within(SCRIPT_TIMEOUT_MS, open('./routes'), effects);
    if (opened === LATE) return failed('timeout', `${entry.id} did not open its routes in time.`);
    const read = readModule(entry, opened);
    if (!read.ok) return failed('contract', read.problem);
    openings.set(read.module, open);
    effects.begin(read.module);
    return read;
  } catch (error) {
    return failed(thrownKind(error, effects), error);
  }
}

/** Has what else a remote exposes be got for its new routes as for those before. */
export function keepOpening(before: RemoteModule, after: RemoteModule): void {
  const open = openings.get(before);
  if (open) openings.set(after, open);
}

export type WidgetsResult =
  { ok: true; widgets: Readonly<Record<string, unknown>> } | { ok: false; kind: FailureKind; cause: unknown };

/** Opens the widgets of a remote that is here. Resolves with a result and never rejects. */
export async function loadWidgets(module: RemoteModule, effects: LoaderEffects): Promise<WidgetsResult> {
  const open = openings.get(module);
  if (!open) return { ok: false, kind: 'contract', cause: `${module.id} was not loaded by this page.` };
  try {
    const exposed = await within(SCRIPT_TIMEOUT_MS, open('./widgets'), effects);
    if (exposed === LATE)
      return { ok: false, kind: 'timeout', cause: `${module.id} did not open its widgets.` };
    const widgets = (exposed as { default?: unknown } | null)?.default;
    return typeof widgets === 'object' && widgets !== null
      ? { ok: true, widgets: widgets as Readonly<Record<string, unknown>> }
      : { ok: false, kind: 'contract', cause: `${module.id}: ./widgets has no default export` };
  } catch (error) {
    return { ok: false, kind: thrownKind(error, effects), cause: error };
  }
}
