/** Ends a command between two of its steps. */
export class RunCancelled extends Error {
  constructor() {
    super('The run was cancelled.');
  }
}
