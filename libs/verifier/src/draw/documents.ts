import { sha256, toHex } from '../crypto/bytes.ts';
import { canonical } from '../reading/canonical.ts';
import type { Json } from '../reading/parse-json.ts';
import { mustEqual, Refusal, wholeOf } from '../reading/Refusal.ts';
import type { Files } from '../sources/Files.ts';
import { jsonOf } from '../sources/read.ts';
import type { Page } from './forms.ts';
import { placeIn } from './outcome.ts';

const KINDS = ['minutes_html', 'minutes_pdf', 'evidence'] as const;

export const documentFile = (kind: string): string => `documents/${kind}`;

/**
 * Holds each document against what the page says of it, as far as it is at hand. The one that is the evidence has to be, and
 * says what the evidence says; the minutes are for people to read.
 */
export async function checkDocuments(files: Files, { documents }: Page, evidence: Json): Promise<void> {
  const kinds = documents.map(({ kind }) => kind);
  const wanted = KINDS.filter((kind) => kinds.includes(kind));
  mustEqual(placeIn('draw.json', 'documents'), 'page_differs', kinds.join(), wanted.join());
  for (const [index, { kind, bytes, sha256: hash }] of documents.entries()) {
    const file = documentFile(kind);
    const found = await files.read(file);
    if (found === null) {
      if (kind === 'evidence') throw new Refusal(wholeOf(file), 'missing_file');
      continue;
    }
    mustEqual(
      placeIn('draw.json', 'documents', index, 'sha256'),
      'document_differs',
      hash,
      toHex(sha256(found)),
    );
    mustEqual(placeIn('draw.json', 'documents', index, 'bytes'), 'document_differs', bytes, found.length);
    if (kind === 'evidence' && canonical(await jsonOf(files, file)) !== canonical(evidence))
      throw new Refusal(wholeOf(file), 'document_differs');
  }
}
