/** A failure whose message is all that the person at the terminal needs: shown alone, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Runs a tool's main function; a failure ends the process with code 1 and one clear message. */
export async function runTool(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  process.channel?.unref();
}
