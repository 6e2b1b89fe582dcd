/** How each browser and bundler words it; `error.name` is set by none of them reliably (insights-chrome#3477). */
const MESSAGES = [
  /loading (css )?chunk [^ ]+ failed/i,
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

/** Whether an error means that a script or style of ours did not arrive. */
export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return MESSAGES.some((pattern) => pattern.test(message));
}
