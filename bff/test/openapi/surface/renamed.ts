import type { OperationSurface } from './surface.ts';

const asType = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const NAMED_AFTER = ['Body', 'BodyOutput', 'Answer'];

/** Operations that stand where they stood and have another name, before and now; and what is named after them. */
export interface Renamed {
  readonly operations: ReadonlyMap<string, string>;
  readonly schemas: ReadonlyMap<string, string>;
}

export function renamedIn(was: readonly OperationSurface[], now: readonly OperationSurface[]): Renamed {
  const at = new Map(now.map(({ address, operationId }) => [address, operationId]));
  const operations = new Map<string, string>();
  for (const { address, operationId } of was) {
    const since = address === 'schema' ? operationId : at.get(address);
    if (since !== undefined && since !== operationId) operations.set(operationId, since);
  }
  const schemas = [...operations].flatMap(([before, since]) =>
    NAMED_AFTER.map((part) => [asType(before) + part, asType(since) + part] as const),
  );
  return { operations, schemas: new Map(schemas) };
}

/** A surface in the names of now: what differs then is more than a name. */
export const inNewNames = (
  surface: readonly OperationSurface[],
  { operations, schemas }: Renamed,
): OperationSurface[] =>
  surface.map(({ operationId, address, lines }) => ({
    operationId: (address === 'schema' ? schemas : operations).get(operationId) ?? operationId,
    address,
    lines: lines.map((line) => line.replace(/(?<=: | or )\w+/g, (kind) => schemas.get(kind) ?? kind)),
  }));
