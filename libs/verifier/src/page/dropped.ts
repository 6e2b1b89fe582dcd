import type { GivenFile } from '../sources/given.ts';

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A folder is read in portions until one is empty. */
async function inFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function given(entry: FileSystemEntry): Promise<GivenFile[]> {
  if (entry.isFile) return [{ path: entry.fullPath, blob: await fileOf(entry as FileSystemFileEntry) }];
  const all = await Promise.all((await inFolder(entry as FileSystemDirectoryEntry)).map(given));
  return all.flat();
}

/** Files that were dropped, those in folders too. */
export async function filesDropped({ items, files }: DataTransfer): Promise<GivenFile[]> {
  // To be asked for before anything else is awaited: afterwards there are none.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return filesChosen(files);
  return (await Promise.all(entries.map(given))).flat();
}

/** Files that were chosen, with the folders they lie in where a folder was. */
export const filesChosen = (files: FileList): GivenFile[] =>
  [...files].map((blob) => ({ path: blob.webkitRelativePath || blob.name, blob }));
