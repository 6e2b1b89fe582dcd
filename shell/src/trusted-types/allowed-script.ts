/** The only folders scripts may come from: the shell's own and the published remotes. */
const FOLDERS = ['/assets/', '/mf/'];

/** The script's full address if it is on our own origin and in one of our folders, else null. */
export function allowedScript(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const ours = url.origin === origin && FOLDERS.some((folder) => url.pathname.startsWith(folder));
  return ours ? url.href : null;
}
