import type { OpenApiDocument } from '../../openapi/document.ts';
import type { Schema } from './description.ts';
import { named, waysOf, within } from './reach.ts';

/** So deep in a body a field is still looked for by its name. */
const DEEPEST = 4;

function collect(document: OpenApiDocument, schema: Schema, depth: number, found: Set<string>): void {
  if (depth > DEEPEST) return;
  const whole = named(document, within(schema));
  const inner = within(whole);
  const parts = [...waysOf(whole), ...(whole.allOf ?? []), ...(inner === whole ? [] : [inner])];
  for (const part of parts) collect(document, part, depth + 1, found);
  for (const [name, one] of Object.entries(whole.properties ?? {})) {
    found.add(name);
    collect(document, one, depth + 1, found);
  }
}

/** Names of the fields of a schema and of those within it. */
export function fieldNames(document: OpenApiDocument, schema: Schema): ReadonlySet<string> {
  const found = new Set<string>();
  collect(document, schema, 0, found);
  return found;
}
