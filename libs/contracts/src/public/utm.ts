import * as z from 'zod/mini';

/** As much of one campaign mark (`utm_source` and the like) as is kept, in characters. */
export const UTM_LENGTH = 100;

/** The campaign marks of the visit that brought somebody. */
export const utm = z.object({
  source: z.optional(z.string().check(z.maxLength(UTM_LENGTH, 'limit'))),
  medium: z.optional(z.string().check(z.maxLength(UTM_LENGTH, 'limit'))),
  campaign: z.optional(z.string().check(z.maxLength(UTM_LENGTH, 'limit'))),
});
export type Utm = z.input<typeof utm>;
