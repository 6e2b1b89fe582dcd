/** What a person at the terminal has to know of a backup or a restore that doesn't go on, and can act on. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
