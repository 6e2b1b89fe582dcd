import { invoices, type MyInvoice } from '@fio/contracts/public/invoices';
import { EmptyState } from '@fio/design-system/empty-state';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { useVisitor } from '@fio/platform/session';
import { ProfileSection } from '../profile/profile-section.tsx';
import { InvoicePage } from './invoice-page.tsx';
import { invoiceWindow } from './invoice-window.ts';
import { SendInvoiceButton } from './send-button.tsx';
import { useInvoicesWords } from './words.ts';
import classes from './my-invoices.module.css';

interface Answer {
  readonly items: readonly MyInvoice[];
  readonly left: { readonly today: number; readonly period: number };
}

/** What one may still send, in words. */
function leftText({ left: { today, period } }: Answer, t: typeof useInvoicesWords.t): string {
  if (period === 0) return t('leftPeriodNone');
  if (today === 0) return t('leftTodayNone');
  return t('leftToday', { count: Math.min(today, period) });
}

/** Sending another one, and how many more one may; staff who have entered send none. */
function Send({ answer }: { answer: Answer }) {
  const t = useInvoicesWords();
  const visitor = useVisitor();
  const { isEnabled } = invoiceWindow(serverNow());
  if (!isEnabled || visitor?.skipLogout) return null;
  const isUsedUp = answer.left.today === 0 || answer.left.period === 0;
  return (
    <div className={classes['foot']}>
      {!isUsedUp && <SendInvoiceButton />}
      <Text size="small" tone="muted">
        {leftText(answer, t)}
      </Text>
    </div>
  );
}

/** The visitor's own receipts, latest first: the widget of `profile.invoices`. */
export function MyInvoices() {
  const t = useInvoicesWords();
  const { data } = useApiQuery(invoices.mine, { query: {} }, { quiet: true });
  const { isEnabled } = invoiceWindow(serverNow());
  return (
    <ProfileSection title={t('mine')} lead={t('mineLead')}>
      {data?.items.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t(isEnabled ? 'noneText' : 'noneClosed')}
          headingLevel={3}
          action={<Send answer={data} />}
        />
      ) : (
        <>
          {data && <Send answer={data} />}
          <InvoicePage />
        </>
      )}
    </ProfileSection>
  );
}
