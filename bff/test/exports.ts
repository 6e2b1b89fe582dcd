import type { ExportFormat, ExportRow, ResponseOf, adminExports } from '@fio/contracts';
import { workExport } from '../src/areas/exports/work-export.ts';
import type { TestApp } from './app.ts';
import { call, type Called } from './call.ts';

export interface ExportOptions {
  /** All that there are, unless given. */
  readonly columns?: readonly string[];
  readonly format?: ExportFormat;
  readonly purpose?: string;
  readonly language?: 'pt' | 'en';
}

type Offer = ResponseOf<typeof adminExports.offer>;

/** The columns that an export of an area may have, as its dialog asks for them. */
export const offerOf = (app: TestApp, headers: Record<string, string>, resource: string) =>
  call<Offer>(app, 'GET', `/admin/exports/offers/${resource}`, { headers });

/** Asks for an export; `query` is what follows `?` in the list's address. */
export async function askForExport(
  app: TestApp,
  headers: Record<string, string>,
  [resource, query]: readonly [resource: string, query: string],
  { columns, format = 'csv', purpose = 'Um teste.', language = 'pt' }: ExportOptions = {},
): Promise<Called<ExportRow>> {
  const all = async () => (await offerOf(app, headers, resource)).body.columns.map(({ key }) => key);
  return call<ExportRow>(app, 'POST', `/admin/${resource}/export?${query}`, {
    headers: { ...headers, 'accept-language': language },
    body: { format, purpose, columns: columns ?? (await all()) },
  });
}

/** The bytes of one's own export, as they are downloaded. */
export async function takeExport(
  app: TestApp,
  headers: Record<string, string>,
  id: string,
): Promise<{ status: number; name: string; bytes: Buffer }> {
  const response = await app.fetch(`/api/admin/exports/${id}/file`, { headers });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { status: response.status, name, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** An export from the asking to the file, its job done here. */
export async function exportedBytes(
  app: TestApp,
  headers: Record<string, string>,
  what: readonly [resource: string, query: string],
  options?: ExportOptions,
): Promise<Buffer> {
  const { status, body } = await askForExport(app, headers, what, options);
  if (status !== 202) throw new Error(`The export was refused: ${status} ${body.code}`);
  await workExport(app.services, app.services, body.id, { isLast: true });
  return (await takeExport(app, headers, body.id)).bytes;
}

/** The same as the text of its CSV. */
export const exportedText = async (...args: Parameters<typeof exportedBytes>): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await exportedBytes(...args));
