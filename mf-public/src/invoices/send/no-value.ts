/** Nothing typed yet: the schema answers `required`. */
export const NO_VALUE = null as unknown as number;
export const NO_DAY = null as unknown as string;
