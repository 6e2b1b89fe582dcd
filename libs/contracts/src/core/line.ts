import * as z from 'zod/mini';

/** Where a place stands. */
export const lineStanding = z.object({
  /** How many are called before it. */
  ahead: z.int(),
  /** How long that takes at the pace of the last half minute; null while there is none. */
  seconds: z.nullable(z.int()),
  /** Whether the request may be sent with it now. */
  called: z.boolean(),
});
export type LineStanding = z.infer<typeof lineStanding>;

/** A place in a line, as the refusal IN_LINE gives it. `place` is signed and goes with the request once it is called. */
export const linePlace = z.extend(lineStanding, { place: z.string() });
export type LinePlace = z.infer<typeof linePlace>;
