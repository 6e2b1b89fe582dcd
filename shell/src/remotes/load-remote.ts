import { SHELL_API } from '@fio/contracts/documents/boot';
import { satisfiesCaret } from '@fio/domain/caret-range';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteModule } from '@fio/platform/remote';
import { isChunkError } from './chunk-error.ts';
import { diagnose } from './diagnose.ts';
import { readModule } from './read-module.ts';
import type { Exposed, LoaderEffects } from './effects.ts';
import type { FailureKind } from './failure.ts';

/** Files, questions about them and the opening have this long together: whoever asked sees words within 10 s. */
const OPEN_TIMEOUT_MS = 9_500;

export type LoadResult =
  | { ok: true; module: RemoteModule }
  | { ok: false; kind: FailureKind; cause: unknown };

/** How to get what else a loaded remote exposes. */
const openings = new WeakMap<RemoteModule, (expose: Exposed) => Promise<unknown>>();

const failed = (kind: FailureKind, cause: unknown): LoadResult => ({ ok: false, kind, cause });

const LATE = Symbol('late');
/** Resolves once time is up, from now on. */
const timeIsUp = (effects: LoaderEffects): Promise<typeof LATE> =>
  effects.wait(OPEN_TIMEOUT_MS).then((): typeof LATE => LATE);

/** How a container says that it has nothing by that name. */
const isMissingExpose = (error: unknown): boolean =>
  error instanceof Error && /does not exist in container/.test(error.message);

function thrownKind(error: unknown, effects: Pick<LoaderEffects, 'online'>): FailureKind {
  if (isChunkError(error)) return effects.online() ? 'chunk' : 'offline';
  return isMissingExpose(error) ? 'contract' : 'execution';
}

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
  late: Promise<typeof LATE>,
): Promise<LoadResult | null> {
  for (const { kind, address, integrity } of filesOf(entry, attempt))
    if (!integrity) return failed('integrity', `No integrity is published for the ${kind} ${address}.`);
  if (attempt > 1) {
    effects.discard(entry.base);
    await Promise.race([effects.renew(entry), late]);
  }
  const files = filesOf(entry, attempt).map(async ({ kind, address, integrity = '' }) => ({
    address,
    integrity,
    arrived: await effects[kind](address, integrity),
  }));
  const arrived = await Promise.race([Promise.all(files), late]);
  if (arrived === LATE) return failed('timeout', `No complete answer from ${entry.base} in time.`);
  const missing = arrived.find((file) => !file.arrived);
  if (!missing) return null;
  const kind = await Promise.race([diagnose(missing.address, missing.integrity, effects), late]);
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
  if (!satisfiesCaret(SHELL_API, entry.shellApi))
    return failed('incompatible', `${entry.id} requires ${entry.shellApi}, the shell offers ${SHELL_API}.`);
  const late = timeIsUp(effects);
  const problem = await fetchFiles(entry, attempt, effects, late);
  if (problem) return problem;
  const container = effects.takeContainer(entry.id);
  if (!container) return failed('execution', `${entry.entry} ran but left no container behind.`);
  try {
    const open = (expose: Exposed) => effects.open(attempt, container, expose);
    const opened = await Promise.race([open('./routes'), late]);
    if (opened === LATE) return failed('timeout', `${entry.id} did not open its routes in time.`);
    const read = readModule(entry, opened);
    if (!read.ok) return failed('contract', read.problem);
    openings.set(read.module, open);
    effects.startRemote(read.module);
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
  | { ok: true; widgets: Readonly<Record<string, unknown>> }
  | { ok: false; kind: FailureKind; cause: unknown };

/** Opens the widgets of a remote that is here. Resolves with a result and never rejects. */
export async function loadWidgets(module: RemoteModule, effects: LoaderEffects): Promise<WidgetsResult> {
  const open = openings.get(module);
  if (!open) return { ok: false, kind: 'contract', cause: `${module.id} was not loaded by this page.` };
  try {
    const exposed = await Promise.race([open('./widgets'), timeIsUp(effects)]);
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
