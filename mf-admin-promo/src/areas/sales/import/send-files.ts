import { saleImports } from '@fio/contracts/admin/sale-imports';
import { api, ApiError, upload } from '@fio/platform/api';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What became of them: the import they are checked in, or the file that was refused and why. */
type Sent = { readonly id: string } | { readonly problem: string };

/** Sends files one after the other into an import of their own and has it checked; one that is refused takes it along. */
export async function sendFiles(
  files: readonly File[],
  onProgress: (progress: Progress) => void,
): Promise<Sent> {
  const begun = await api(saleImports.start);
  const params = { id: begun.id };
  let { version } = begun;
  for (const [done, file] of files.entries()) {
    onProgress({ done: done + 1, total: files.length });
    try {
      ({ version } = await upload(saleImports.add, file, { params, query: { name: file.name } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await api(saleImports.cancel, { params, body: { version } });
      return { problem: `${file.name}: ${error.fields['file']?.[0]?.message ?? error.message}` };
    }
  }
  await api(saleImports.check, { params, body: { version } });
  return params;
}
