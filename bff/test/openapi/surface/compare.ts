import { inNewNames, renamedIn } from './renamed.ts';
import type { OperationSurface } from './surface.ts';

/** What became of an operation. */
export interface Change {
  readonly operationId: string;
  /** Whether a client that was right before may be wrong now. */
  readonly isBreaking: boolean;
  readonly text: string;
}

/** `> application/json.title!: string` in its three parts. */
const LINE = /^(\S) ([^:]+)(?:: (.*))?$/;
const parts = (line: string) => {
  const [, sign = '', path = '', kind = ''] = LINE.exec(line) ?? [];
  return { sign, path, kind };
};
const withoutMarks = (path: string) => path.replaceAll('!', '');
const isRequired = (path: string) => path.endsWith('!');

const kindsOf = (kind: string) => new Set(kind.split(/ or |\|/));

/** A line as it says the same as another, however its kinds are written. */
function meant(line: string): string {
  const { sign, path, kind } = parts(line);
  return `${sign} ${path}: ${[...kindsOf(kind)].sort().join()}`;
}
const without = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map(meant));
  return lines.filter((line) => !known.has(meant(line)));
};

/** Whether each way of calling is one still, or none is needed any more. */
function isStillOpen(ways: string, now: readonly string[]): boolean {
  const after =
    now
      .map(parts)
      .find(({ sign }) => sign === '@')
      ?.path.split(' or ') ?? [];
  return after.includes('open') || ways.split(' or ').every((way) => after.includes(way));
}

/**
 * Whether a line that is gone, or came, breaks somebody. Of what is answered, what was there stays; of what is sent, what was taken
 * is taken still and nothing more is demanded; whoever could call still can.
 */
function isGoneBreaking(line: string, now: readonly string[]): boolean {
  const { sign, path, kind } = parts(line);
  if (sign === '@') return !isStillOpen(path, now);
  const after = now
    .map(parts)
    .find((one) => one.sign === sign && withoutMarks(one.path) === withoutMarks(path));
  if (!after) return true;
  const [before, since] = [kindsOf(kind), kindsOf(after.kind)];
  // What is answered may become narrower and more certain, what is sent wider and less.
  if (sign === '<')
    return ![...since].every((one) => before.has(one)) || (isRequired(path) && !isRequired(after.path));
  return ![...before].every((one) => since.has(one)) || (!isRequired(path) && isRequired(after.path));
}

function isNewBreaking(line: string, was: readonly string[]): boolean {
  const { sign, path } = parts(line);
  if (sign !== '>' && sign !== '?') return false;
  const before = was
    .map(parts)
    .some((one) => one.sign === sign && withoutMarks(one.path) === withoutMarks(path));
  return !before && isRequired(path);
}

function* changesOf(was: OperationSurface, now: OperationSurface): Generator<Change> {
  const { operationId } = now;
  if (was.address !== now.address)
    yield { operationId, isBreaking: true, text: `${was.address} is ${now.address} now` };
  for (const line of without(was.lines, now.lines))
    yield { operationId, isBreaking: isGoneBreaking(line, now.lines), text: `no longer: ${line}` };
  for (const line of without(now.lines, was.lines))
    yield { operationId, isBreaking: isNewBreaking(line, was.lines), text: `new: ${line}` };
}

/** What changed from one surface to the next, operation by operation. */
export function compare(was: readonly OperationSurface[], now: readonly OperationSurface[]): Change[] {
  const renamed = renamedIn(was, now);
  const before = new Map(inNewNames(was, renamed).map((one) => [one.operationId, one]));
  const after = new Set(now.map(({ operationId }) => operationId));
  const gone = [...before.values()].filter(({ operationId }) => !after.has(operationId));
  return [
    ...[...renamed.operations].map(([name, operationId]) => ({
      operationId,
      isBreaking: true,
      text: `was called ${name}`,
    })),
    ...gone.map(({ operationId, address }) => ({
      operationId,
      isBreaking: true,
      text: `no longer: ${address}`,
    })),
    ...now.flatMap((one): Change[] => {
      const known = before.get(one.operationId);
      return known
        ? [...changesOf(known, one)]
        : [{ operationId: one.operationId, isBreaking: false, text: `new: ${one.address}` }];
    }),
  ];
}
