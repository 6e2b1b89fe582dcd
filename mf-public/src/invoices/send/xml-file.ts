import { validationText } from '@fio/contracts/errors/validation';
import { INVOICE_XML_LIMIT_MB } from '@fio/contracts/public/invoices';
import { language } from '@fio/platform/i18n';

/** A file that was chosen, and what can be told of it before it is sent. */
export interface ChosenXml {
  readonly name: string | undefined;
  /** Left out where there is no use in sending it. */
  readonly file?: File;
  readonly key?: string;
  readonly problem?: string;
}

/** Found, not parsed: the server alone decides what it is. */
const KEY = /<infNFe[^>]*\sId="NFe([\dA-Z]{44})"/;

/** Looks at a file by its size and at what names its receipt. */
export async function chosenXml(file: File): Promise<ChosenXml> {
  const { name } = file;
  if (file.size > INVOICE_XML_LIMIT_MB * 1024 * 1024)
    return { name, problem: validationText(language(), 'file_size', INVOICE_XML_LIMIT_MB) };
  const text = await file.text();
  if (!/^\s*</.test(text)) return { name, problem: validationText(language(), 'xml_document') };
  const [, key] = KEY.exec(text) ?? [];
  return { name, file, ...(key !== undefined && { key }) };
}
