import { adminInvoices } from '@fio/contracts/admin/invoices';
import type { ImageView } from '@fio/design-system/image-viewer';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { NoPicture } from './no-picture.tsx';
import { PrivateFile } from './private-file.tsx';
import { usePictureWords } from './words.ts';

/** What is shown of an invoice here. */
type Pictured = Pick<InvoiceDetail, 'id' | 'fileType'> & { readonly participant: { readonly name: string } };

interface Props {
  readonly record: Pictured;
  readonly view: ImageView;
  /** It is there to be looked at, or there is none. */
  readonly onShown?: () => void;
}

/** The photo of a receipt, to be read closely; or its PDF, or why there is none. */
export function ReceiptPicture({ record, view, onShown }: Props) {
  const t = usePictureWords();
  const { id, fileType, participant } = record;
  if (fileType === null) return <NoPicture onShown={onShown} />;
  return (
    <PrivateFile
      endpoint={adminInvoices.file}
      input={{ params: { id } }}
      type={fileType}
      alt={t('alt', { name: participant.name })}
      view={view}
      onShown={onShown}
    />
  );
}
