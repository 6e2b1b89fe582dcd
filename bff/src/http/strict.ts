import * as z from 'zod/mini';
import type { ZodMiniType as Schema } from 'zod/mini';

/** As much of a schema's definition as holds others. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
  readonly getter?: () => Schema;
}

/** Where a definition keeps the one schema within it; of a pipe, what comes in. */
const WITHIN = ['element', 'innerType', 'in', 'valueType', 'rest'] as const;

const made = new WeakMap<Schema, Schema>();

const each = (shape: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, strict(field)]));

function changed(definition: Definition): object {
  const { type, shape, catchall, options, items, getter } = definition;
  // Each half would refuse what is the other's.
  if (type === 'intersection') throw new TypeError('a body is made with extend, not as an intersection');
  const inner = Object.entries(definition).filter(
    ([name, value]) => (WITHIN as readonly string[]).includes(name) && value !== null && value !== undefined,
  );
  return {
    ...Object.fromEntries(inner.map(([name, value]) => [name, strict(value as Schema)])),
    ...(shape && { shape: each(shape), catchall: catchall ?? z.never() }),
    ...(options && { options: options.map(strict) }),
    ...(items && { items: items.map(strict) }),
    ...(getter && { getter: () => strict(getter()) }),
  };
}

/**
 * The same schema, but that no object in it takes a field it doesn't name, however deep: whoever misspells a field of an API learns
 * it at once, and not from what is missing later. An object that says itself what else it takes keeps its word.
 */
export function strict(schema: Schema): Schema {
  const known = made.get(schema);
  if (known) return known;
  const definition = schema._zod.def as Definition;
  // Merged, not spread: what a field is without a value is made anew each time it is asked for.
  const strictly = z.core.clone(schema, z.core.util.mergeDefs(definition, changed(definition)));
  made.set(schema, strictly);
  return strictly;
}
