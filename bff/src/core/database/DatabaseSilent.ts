/** The database, or one connection to it, doesn't answer. Whatever was asked may have been done. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
  /** As of a socket that timed out: this is how the driver's adapter and others know it. */
  readonly code = 'ETIMEDOUT';
  readonly syscall = 'read';
  readonly errno = -110;

  constructor() {
    super('The connection was terminated: the database does not answer.');
  }
}
