/** A browser that asks where to save it, or saves some hundred MB to a slow disk, reads it for as long. */
const READ_MS = 300_000;

/** Hands a file that was made here to the browser, to be saved under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // In the end it would hold the film in memory.
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
