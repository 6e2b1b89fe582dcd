import * as z from 'zod/mini';

/**
 * What a person says of themselves that reads the same wherever it is shown: on the site to themselves, in the back
 * office's list and on their page there. A field more is one line here, one in the BFF's table of a person's columns,
 * and its word in the terms.
 */
export const personShown = {
  city: z.string(),
};
export type PersonShown = {
  readonly [Field in keyof typeof personShown]: z.output<(typeof personShown)[Field]>;
};
