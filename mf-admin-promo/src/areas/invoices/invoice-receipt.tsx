import { adminInvoices } from '@fio/contracts/admin/invoices';
import { useImageView } from '@fio/design-system/image-viewer';
import { Link } from '@fio/design-system/link';
import { Heading } from '@fio/design-system/text';
import { useNavigate } from '@fio/platform/router';
import { Claims } from './claims.tsx';
import type { InvoiceDetail } from './invoice-detail.ts';
import { invoiceState } from './invoice-state.ts';
import classes from './invoices.module.css';
import { ReceiptPicture } from './picture/late-picture.ts';
import { RisksSeen } from './risks/risks-seen.tsx';
import { SignedXml } from './signed-xml.tsx';
import { useInvoicesWords } from './words.ts';

/** Other invoices that might be the same purchase. */
export function Alike({ alike }: Pick<InvoiceDetail, 'alike'>) {
  const t = useInvoicesWords();
  const navigate = useNavigate();
  if (alike.length === 0) return null;
  return (
    <section className={classes['alike']}>
      <Heading level={2} size="s">
        {t('alike')}
      </Heading>
      <ul>
        {alike.map(({ id, likeness, participant, state }) => (
          <li key={id}>
            <Link href={`${adminInvoices.list.path}/${id}`} onNavigate={(href) => void navigate(href)}>
              {t('alike.item', { likeness: t(`likeness.${likeness}`), name: participant.name })}
            </Link>
            <invoiceState.Chip value={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The receipt itself, and what is much like it. */
export function InvoiceReceipt({ record }: { record: InvoiceDetail }) {
  return (
    <div className={classes['receipt']}>
      <RisksSeen invoice={record} />
      <Claims invoice={record} />
      <SignedXml invoice={record} />
      <Alike alike={record.alike} />
      <div className={classes['picture']}>
        <ReceiptPicture record={record} view={useImageView()} />
      </div>
    </div>
  );
}
