import type { ZodMiniType } from 'zod/mini';
import { parseBody } from '../../http/input.ts';

const takesVersion = (body: ZodMiniType): boolean =>
  'shape' in body && typeof body.shape === 'object' && body.shape !== null && 'version' in body.shape;

/**
 * The body that an action's own endpoint is given for one record: what was filled in for all of them, and the record's version,
 * but for what never changes but once and has none.
 */
export const bodyOfItem = (body: ZodMiniType, values: object | null | undefined, version: number): unknown =>
  parseBody(body, { ...values, ...(takesVersion(body) && { version }) });
