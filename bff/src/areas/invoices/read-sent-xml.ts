import { normalizeAccessKey, readAccessKey, type SaleRecord } from '@fio/domain';
import type { Config } from '../../core/config/config.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { readXmlFile } from '../../core/fiscal-xml/read-xml-file.ts';
import { type DocumentProblem, readSigned, verifyDocument } from '../../core/fiscal-xml/verify-document.ts';
import type { Receipt } from './receipt.ts';

const wrong = (code: Parameters<typeof invalidField>[1]) => invalidField('file', code, 'INVALID_INVOICE');

/** What is told of a file that proves nothing; of what isn't named here, that its sale can't be read. */
const TOLD: Readonly<Partial<Record<DocumentProblem, Parameters<typeof invalidField>[1]>>> = {
  document: 'xml_document',
  signature: 'xml_signature',
  certificate: 'xml_signature',
  expired: 'xml_expired',
  issuer: 'xml_issuer',
  environment: 'xml_test',
  key: 'access_key',
};

function readText(file: Buffer): string {
  const read = readXmlFile(file);
  if (read === 'document') throw invalidField('file', 'xml_document', 'FILE_UNEXPECTED');
  if (typeof read === 'string') throw wrong(`xml_${read}`);
  return read.text;
}

/**
 * What the document tells. One that is signed as it should be, by somebody whom no configured root knows, is taken in: it
 * proves nothing yet, as a key that was typed.
 */
function readSale(text: string, { invoices }: Pick<Config, 'invoices'>): SaleRecord {
  const verified = verifyDocument(text, invoices.fiscalRoots);
  const read = verified === 'certificate' ? readSigned(text) : verified;
  if (typeof read === 'string') throw wrong(TOLD[read] ?? 'xml_document');
  return 'sale' in read ? read.sale : read;
}

/** The receipt that a sent XML is of; `expected` is the key of the one that it should be of, if any. */
export function receiptOfXml(
  file: Buffer,
  expected: string | undefined,
  config: Pick<Config, 'invoices'>,
): Receipt & { readonly key: string } {
  if (file.length === 0) throw new AppError('FILE_UNEXPECTED');
  const sale = readSale(readText(file), config);
  if (expected !== undefined && normalizeAccessKey(expected) !== sale.key) throw wrong('xml_other_key');
  const reading = readAccessKey(sale.key);
  if ('problem' in reading) throw wrong('access_key');
  return { ...reading.key, day: sale.day, value: sale.value, field: 'file' };
}
