/** A failure whose message is all that the person at the terminal needs: shown alone, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
