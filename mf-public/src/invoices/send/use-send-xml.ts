import { useState } from 'react';
import { validationText } from '@fio/contracts/errors/validation';
import { INVOICE_XML_LIMIT_MB, invoices, type MyInvoice } from '@fio/contracts/public/invoices';
import { ApiError, queryClient, upload } from '@fio/platform/api';
import { language } from '@fio/platform/i18n';
import { OWN } from './own-reads.ts';

/** A refusal in the words of whatever is wrong with the file: there is one field. */
function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const [said] = Object.values(error.fields).flat();
  if (said) return said.message;
  return error.code === 'FILE_LARGE'
    ? validationText(language(), 'file_size', INVOICE_XML_LIMIT_MB)
    : error.message;
}

const refresh = () =>
  Promise.all(
    OWN.map(({ strategy, method, path }) =>
      queryClient.invalidateQueries({ queryKey: [strategy, `${method} ${path}`] }),
    ),
  );

/** Sends an XML, one at a time; what is sent again is answered the same. */
export function useSendXml(expected: string, onSent: (invoice: MyInvoice) => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File) => {
    if (isSending) return;
    setProblem(undefined);
    setSending(true);
    const input = { query: expected === '' ? {} : { key: expected } };
    try {
      const invoice = await upload(invoices.sendXml, file, input, { quiet: true });
      void refresh();
      onSent(invoice);
    } catch (error) {
      setProblem(refusalOf(error));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem, forget: () => setProblem(undefined) };
}
