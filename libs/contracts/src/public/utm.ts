/** As much of one campaign mark (`utm_source` and the like) as is kept, in characters. */
export const UTM_LENGTH = 100;
