/** Hands a file that was made here to the browser, to be saved under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The click has taken its reference by the next task; a kept object URL would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
