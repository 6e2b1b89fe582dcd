/** A reply that is no proof of what was asked; nothing of it is kept. */
export class TimestampError extends Error {
  override readonly name = 'TimestampError';
}
