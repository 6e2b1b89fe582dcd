import { validationText } from '@fio/contracts/errors/validation';
import {
  INVOICE_FILE_FORMATS,
  INVOICE_FILE_LIMIT_MB,
  INVOICE_FILE_TYPES,
} from '@fio/contracts/public/invoices';
import { ApiError } from '@fio/platform/api';
import { language } from '@fio/platform/i18n';

const tooLarge = () => validationText(language(), 'file_size', INVOICE_FILE_LIMIT_MB);
const wrongKind = () => validationText(language(), 'file_format', INVOICE_FILE_FORMATS);

/** What can be told of a file before it is sent; the server decides by its content. */
export function problemOfFile({ size, type }: File): string | undefined {
  if (size > INVOICE_FILE_LIMIT_MB * 1024 * 1024) return tooLarge();
  // A browser that doesn't know the kind says nothing.
  return type === '' || INVOICE_FILE_TYPES.some((known) => known === type) ? undefined : wrongKind();
}

/** A refusal by the server, in the words of the field. */
export function refusalOfFile(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  // The server says what is wrong with this very file, where it knows.
  const [said] = error.fields['file'] ?? [];
  if (said) return said.message;
  if (error.code === 'FILE_LARGE') return tooLarge();
  return error.code === 'FILE_UNEXPECTED' ? wrongKind() : error.message;
}
