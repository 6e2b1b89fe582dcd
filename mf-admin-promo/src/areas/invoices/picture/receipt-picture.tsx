import { adminInvoices } from '@fio/contracts/admin/invoices';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconPhoto } from '@fio/design-system/icons';
import type { ImageView } from '@fio/design-system/image-viewer';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { PrivateFile } from './private-file.tsx';
import { usePictureWords } from './words.ts';

/** What is shown of an invoice here. */
type Pictured = Pick<InvoiceDetail, 'id' | 'fileType'> & { readonly participant: { readonly name: string } };

/** Of a receipt that nobody took a picture of. */
export function NoPicture() {
  const t = usePictureWords();
  return <EmptyState title={t('none')} text={t('noneText')} icon={<IconPhoto />} />;
}

/** The photo of a receipt, to be read closely; or its PDF, or why there is none. */
export function ReceiptPicture({ record, view }: { record: Pictured; view: ImageView }) {
  const t = usePictureWords();
  const { id, fileType, participant } = record;
  if (fileType === null) return <NoPicture />;
  return (
    <PrivateFile
      endpoint={adminInvoices.file}
      input={{ params: { id } }}
      type={fileType}
      alt={t('alt', { name: participant.name })}
      view={view}
    />
  );
}
