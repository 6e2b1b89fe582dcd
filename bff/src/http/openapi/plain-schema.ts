interface Plain {
  format?: string | undefined;
  pattern?: string | undefined;
  type?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** Formats that OpenAPI names: their patterns are a page long and say the same. */
const NAMED = new Set(['uuid', 'date-time', 'date', 'email']);

/** Leaves out of a schema what readers know by its `format`, and the bounds that every integer of JSON has: in place. */
export function plain({ jsonSchema }: { readonly jsonSchema: Plain }): void {
  if (NAMED.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
