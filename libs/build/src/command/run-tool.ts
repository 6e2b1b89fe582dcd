import { UserError } from './UserError.ts';

/** Runs a command's main function; a failure ends the process with code 1 and one clear message. */
export async function runTool(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
  process.channel?.unref();
}
