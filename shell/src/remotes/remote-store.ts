import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { RemoteLoad } from '@fio/contracts/public/remote-loads';
import type { RemoteModule } from '@fio/platform/remote';
import { report } from '@fio/platform/report';
import { newIncident } from './failure.ts';
import { asked, reportLoad } from './loads.ts';
import { loadRemote, type LoadResult } from './load-remote.ts';
import type { LoaderEffects } from './effects.ts';
import type { FailureKind, RemoteFailure } from './failure.ts';

/** Where a remote stands. `attempt` counts from 1 and keys everything drawn by it. */
export type RemoteState =
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; module: RemoteModule }
  | { status: 'failed'; attempt: number; failure: RemoteFailure };

/** Reports a failure under its incident and gives it back. */
export function reported(failure: RemoteFailure, phase: RemoteLoad['phase']): RemoteFailure {
  const { kind, remote, build, incident, cause } = failure;
  report(cause, { kind, remote, build, incident });
  reportLoad({ remote, build, phase, outcome: kind });
  return failure;
}

const failureOf = ({ id, build }: RemoteEntry, kind: FailureKind, cause: unknown): RemoteFailure =>
  reported({ kind, remote: id, build, incident: newIncident(), cause }, 'load');

/** Page data that had to be fetched is shown after at least this long (specification, section 9). */
const MINIMUM_DELAY_MS = 200;

/** Each remote of the page and its state: loaded once, when first asked for; a retry is a new attempt. */
export class RemoteStore {
  readonly #effects: LoaderEffects;
  readonly #states = new Map<string, RemoteState>();
  readonly #listeners = new Set<() => void>();
  /** Loaded for nobody yet, who may come. */
  readonly #early = new Set<string>();
  #painted = false;

  constructor(effects: LoaderEffects) {
    this.#effects = effects;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state now; the first question starts the loading. */
  get(entry: RemoteEntry): RemoteState {
    const state = this.#states.get(entry.id);
    const wasEarly = this.#early.delete(entry.id);
    // What failed before anybody had asked for it is tried once more for the first who does.
    if (state && !(wasEarly && state.status === 'failed')) return state;
    return this.#load(entry, (state?.attempt ?? 0) + 1);
  }

  /** The state once it is no longer loading. */
  settled(entry: RemoteEntry): Promise<RemoteState> {
    this.get(entry);
    return this.#rest(entry);
  }

  /** Loads it for somebody who may come. */
  early(entry: RemoteEntry): Promise<RemoteState> {
    if (!this.#states.has(entry.id)) {
      this.#early.add(entry.id);
      this.#load(entry, 1);
    }
    return this.#rest(entry);
  }

  #rest({ id }: RemoteEntry): Promise<RemoteState> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.#states.get(id);
        if (!state || state.status === 'loading') return;
        stop();
        resolve(state);
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Takes a module that is here already, as on the server; what was drawn by one before is mounted anew. */
  place(entry: RemoteEntry, module: RemoteModule): void {
    const attempt = (this.#states.get(entry.id)?.attempt ?? 0) + 1;
    this.#set(entry, { status: 'ready', attempt, module });
  }

  /** Loads it anew, without a reload of the page. A retry under way is not started twice. */
  retry(entry: RemoteEntry): void {
    const state = this.get(entry);
    if (state.status !== 'loading') this.#load(entry, state.attempt + 1);
  }

  #load(entry: RemoteEntry, attempt: number): RemoteState {
    const state: RemoteState = { status: 'loading', attempt };
    this.#set(entry, state);
    // The page's first remote is not held back: what was waited for is the page itself.
    const shown = this.#painted ? this.#effects.wait(MINIMUM_DELAY_MS) : undefined;
    void Promise.all([this.#timed(entry, attempt), shown]).then(([result]) => {
      this.#painted = true;
      this.#set(
        entry,
        result.ok
          ? { status: 'ready', attempt, module: result.module }
          : { status: 'failed', attempt, failure: failureOf(entry, result.kind, result.cause) },
      );
    });
    return state;
  }

  async #timed(entry: RemoteEntry, attempt: number): Promise<LoadResult> {
    const { id: remote, build } = entry;
    asked(remote);
    const result = await loadRemote(entry, attempt, this.#effects);
    if (result.ok) reportLoad({ remote, build, phase: 'load', outcome: 'ok' });
    return result;
  }

  #set(entry: RemoteEntry, state: RemoteState): void {
    this.#states.set(entry.id, state);
    // Asked for while drawing, a first load may not notify the drawing component of itself.
    queueMicrotask(() => this.#listeners.forEach((listener) => listener()));
  }
}
