const FEW = 8;

/** Few choices are all seen at once: searching them by a telephone's keyboard would only cover them. */
export const keyboardFor = (choices: readonly unknown[]): 'none' | undefined =>
  choices.length > FEW ? undefined : 'none';
