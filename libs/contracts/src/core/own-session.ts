import * as z from 'zod/mini';
import { instant, uuid } from './fields.ts';

/** A session as its owner sees it. `id` names it and opens nothing. */
export const ownSession = z.object({
  id: uuid(),
  /** The one that asks. */
  current: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: instant(),
  lastSeenAt: instant(),
  expiresAt: instant(),
});
export type OwnSession = z.infer<typeof ownSession>;
