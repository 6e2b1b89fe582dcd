import { SHELL_API } from '@fio/contracts/documents/boot';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteModule } from '@fio/platform/remote';
import { isChunkError } from './chunk-error.ts';
import { satisfies } from './compatible.ts';
import { diagnose } from './diagnose.ts';
import { readModule } from './read-module.ts';
import type { LoaderEffects } from './effects.ts';
import type { FailureKind } from './failure.ts';

/** A script has this long to arrive, and the routes this long to open. */
export const SCRIPT_TIMEOUT_MS = 10_000;
/** A question asked after a failure has this long. */
const PROBE_TIMEOUT_MS = 8_000;

export type LoadResult =
  { ok: true; module: RemoteModule } | { ok: false; kind: FailureKind; cause: unknown };

const failed = (kind: FailureKind, cause: unknown): LoadResult => ({ ok: false, kind, cause });

const LATE = Symbol('late');
const within = <Value>(ms: number, work: Promise<Value>, effects: LoaderEffects) =>
  Promise.race([work, effects.wait(ms).then((): typeof LATE => LATE)]);

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
  if (!satisfies(SHELL_API, entry.shellApi))
    return failed('incompatible', `${entry.id} requires ${entry.shellApi}, the shell offers ${SHELL_API}.`);
  const problem = await fetchFiles(entry, attempt, effects);
  if (problem) return problem;
  const container = effects.takeContainer(entry.id);
  if (!container) return failed('execution', `${entry.entry} ran but left no container behind.`);
  try {
    const opened = await within(SCRIPT_TIMEOUT_MS, effects.open(entry, attempt, container), effects);
    if (opened === LATE) return failed('timeout', `${entry.id} did not open its routes in time.`);
    const read = readModule(entry, opened);
    return read.ok ? read : failed('contract', read.problem);
  } catch (error) {
    const kind = isChunkError(error) ? (effects.online() ? 'chunk' : 'offline') : 'execution';
    return failed(kind, error);
  }
}
