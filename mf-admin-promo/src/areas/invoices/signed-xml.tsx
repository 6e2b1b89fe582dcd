import { useState } from 'react';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { download } from '@fio/platform/api';
import type { InvoiceDetail } from './invoice-detail.ts';
import { useInvoicesWords } from './words.ts';

/** The shop's own document, to be saved and never opened here; nothing where none came. */
export function SignedXml({ invoice: { id, xml } }: { invoice: Pick<InvoiceDetail, 'id' | 'xml'> }) {
  const t = useInvoicesWords();
  const [isBusy, setBusy] = useState(false);
  if (xml === null) return null;
  const save = () => {
    setBusy(true);
    // The person has been told by the download itself.
    download(adminInvoices.xml, { params: { id } })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="secondary" size="sm" icon={<IconDownload size={16} />} loading={isBusy} onClick={save}>
      {t('receipt.xml')}
    </Button>
  );
}
