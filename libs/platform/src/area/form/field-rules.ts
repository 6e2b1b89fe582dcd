import type { ZodMiniObject, ZodMiniType } from 'zod/mini';

/** What a field's own schema says about leaving it empty. */
export interface FieldRules {
  readonly required: boolean;
  /** An empty text is sent as null. */
  readonly nullable: boolean;
}

/** Asks the contract's schema, so that the asterisk and the server never disagree. */
export function rulesOf(body: ZodMiniObject, field: string): FieldRules {
  const schema = body.shape[field] as ZodMiniType | undefined;
  if (!schema) return { required: false, nullable: false };
  const takes = (value: unknown) => schema.safeParse(value).success;
  return { nullable: takes(null), required: ![null, undefined, '', [], false].some(takes) };
}
