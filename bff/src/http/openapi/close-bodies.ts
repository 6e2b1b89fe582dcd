type Json = Record<string, unknown>;

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Json }>> };
}
interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Json>> };
}

/**
 * Says of every object of a request's body that it takes no further field, as the server has it (strict.ts), but for the bodies
 * of the operations that are `open`: in place. What is answered has schemas of its own, which say so already.
 */
export function closeBodies({ paths = {}, components }: Document, open: ReadonlySet<string>): void {
  const closed = new Set<unknown>();
  const close = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || closed.has(part)) return;
    closed.add(part);
    if (Array.isArray(part)) return part.forEach(close);
    const schema = part as Json;
    const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema['$ref']))?.[1];
    if (name !== undefined) return close(components?.schemas?.[name]);
    if (schema['type'] === 'object' && 'properties' in schema) schema['additionalProperties'] ??= false;
    Object.values(schema).forEach(close);
  };
  for (const { operationId = '', requestBody } of Object.values(paths).flatMap((path) => Object.values(path)))
    if (!open.has(operationId))
      for (const { schema } of Object.values(requestBody?.content ?? {})) close(schema);
}
