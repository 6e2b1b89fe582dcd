import { type AnyEndpoint, VERSION_HEADER } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';
import { AppError } from '../../core/errors.ts';
import type { Change, Version } from './change.ts';
import { noticeHeaders, noticeOf } from './notices.ts';

type Step = Change & { readonly date: string };

/** The versions of one app: which one a request speaks, and what it and its answer are in another. */
export class Versions {
  readonly newest: string;
  readonly #dates: readonly string[];
  /** Of each operation that any version changed, oldest first. */
  readonly #steps: ReadonlyMap<AnyEndpoint, readonly Step[]>;
  /** What answers in each of them say of it. */
  readonly #told: ReadonlyMap<string, readonly string[]>;

  /** `versions`: oldest first, one at least. */
  constructor(versions: readonly Version[]) {
    this.#dates = versions.map(({ date }) => date);
    this.newest = this.#dates.at(-1) ?? '';
    const steps = versions.flatMap(({ date, changes }) =>
      changes.map((change): Step => ({ ...change, date })),
    );
    this.#steps = Map.groupBy(steps, ({ endpoint }) => endpoint);
    this.#told = new Map(
      this.#dates.map((date, place) => {
        const successor = this.#dates[place + 1];
        const notice = successor === undefined ? [] : noticeHeaders(noticeOf(successor));
        return [date, [VERSION_HEADER, date, ...notice]];
      }),
    );
  }

  /** The one that a header names; the newest without one, null where there is none of that name. */
  named(header: string | string[] | undefined): string | null {
    if (header === undefined) return this.newest;
    return this.#dates.find((date) => date === header) ?? null;
  }

  /**
   * The one that a request speaks: its header's, else its token's, else the newest. A token whose version is answered no
   * more speaks the oldest that is. INVALID_VERSION, with those there are, for a header that names none.
   */
  spoken(header: string | string[] | undefined, ofToken: string | undefined): string {
    if (header === undefined && ofToken !== undefined) return this.named(ofToken) ?? this.#dates[0] ?? '';
    const named = this.named(header);
    if (named !== null) return named;
    const param = this.#dates.join(', ');
    throw new AppError('INVALID_VERSION', {
      fields: { [VERSION_HEADER]: [{ code: 'version_unknown', param }] },
    });
  }

  /** A body of `version` as the newest has it. */
  up(endpoint: AnyEndpoint, version: string, body: unknown): unknown {
    return this.#since(endpoint, version).reduce((now, { request }) => (request ? request(now) : now), body);
  }

  /** An answer of the newest as `version` has it. */
  down(endpoint: AnyEndpoint, version: string, body: JsonValue): JsonValue {
    return this.#since(endpoint, version).reduceRight<JsonValue>(
      (before, { response }) => (response ? response(before) : before),
      body,
    );
  }

  /** What an answer says beside it: its version, and until when that, or the operation, is there. */
  headersOf({ deprecated }: AnyEndpoint, version: string): readonly string[] {
    const told = this.#told.get(version) ?? [];
    return deprecated === undefined ? told : [...told.slice(0, 2), ...noticeHeaders(deprecated)];
  }

  #since(endpoint: AnyEndpoint, version: string): readonly Step[] {
    const steps = version === this.newest ? undefined : this.#steps.get(endpoint);
    return steps?.filter(({ date }) => date > version) ?? [];
  }
}
