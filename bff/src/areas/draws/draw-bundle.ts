import { Readable } from 'node:stream';
import { type DrawEvidence, drawProof, prizeCommitments, tickets } from '@fio/contracts';
import { ZipFile } from 'yazl';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import { RawReply } from '../../core/request/replies.ts';
import { prizeCommitmentList } from '../prizes/index.ts';
import { allCommitments } from '../tickets/index.ts';
import { type LogFile, logFiles } from '../transparency/index.ts';
import { drawPage } from './draw-page.ts';
import { documentBytes } from './public-documents.ts';

type Services = Pick<Infrastructure, 'db' | 'vaults' | 'storage' | 'transparency'>;

/** An entry that is written while the rest is read: hardly ever, and never many times in a row. */
const ATTEMPTS = 5;

/** As the endpoint answers it, to the letter that a verifier looks at. */
const answered = (
  name: string,
  schema: { readonly parse: (value: unknown) => unknown },
  value: unknown,
): LogFile => {
  const bytes = Buffer.from(JSON.stringify(schema.parse(value)));
  return { name, read: () => Promise.resolve(bytes) };
};

interface Shown {
  readonly files: readonly LogFile[];
  readonly publishedAt: Date;
}

/** All that is public of a draw at one moment: what it shows, and the log that it is held against. */
async function shownOf(services: Services, slug: string, evidence: DrawEvidence): Promise<Shown> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await logFiles(services);
    const page = await drawPage(services.db, slug);
    const shown = [
      answered('draw.json', drawProof.page.response, page),
      answered('evidence.json', drawProof.evidence.response, evidence),
      answered('numbers.json', tickets.proof.response, await allCommitments(services)),
      answered('prizes.json', prizeCommitments.list.response, await prizeCommitmentList(services)),
      ...page.documents.map(({ kind }) => ({
        name: `documents/${kind}`,
        read: () => documentBytes(services, slug, kind),
      })),
    ];
    const { size } = await services.transparency.head();
    if (size === before.size)
      return { files: [...shown, ...before.files], publishedAt: new Date(page.published?.publishedAt ?? 0) };
  }
  throw new AppError('UNAVAILABLE', { retryAfter: 1 });
}

/** A ZIP archive of files, each read when its turn has come: no more than one of them is in memory. */
function zipped(files: readonly LogFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  for (const { name, read } of files)
    zip.addReadStreamLazy(name, { mtime }, (give) => {
      read().then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  zip.end();
  return output;
}

/**
 * All that is public of a published draw in one archive, to be saved. It grows with the winners and the log, not with the
 * numbers: of ten million it shows those that the calculation met.
 */
export async function drawBundle(
  services: Services,
  slug: string,
  evidence: DrawEvidence,
): Promise<RawReply> {
  const { files, publishedAt } = await shownOf(services, slug, evidence);
  return new RawReply(zipped(files, publishedAt), 'application/zip', `${slug}-provas.zip`);
}
