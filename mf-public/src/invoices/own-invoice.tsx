import { INVOICE_STATE_TONES } from '@fio/contracts/terms/invoices.tones';
import { invoices, type ListedInvoice, type MyInvoice } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { IconDownload } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { formatCnpj } from '@fio/domain/cnpj';
import { download, useApiQuery } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { NumberPlate } from '../numbers/number-plate.tsx';
import { contentLang } from '../page/content-language.ts';
import dotted from '../page/dotted.module.css';
import { useAddressWith } from '../page/use-address-with.ts';
import { invoiceName } from './invoice-name.ts';
import { invoiceWindow } from './invoice-window.ts';
import { Awaited } from './usual-wait.tsx';
import { useInvoicesWords } from './words.ts';
import classes from './my-invoices.module.css';

function Facts({ invoice: { cnpj, value, purchasedOn, createdAt } }: { invoice: MyInvoice }) {
  const t = useInvoicesWords();
  const facts = [
    cnpj && formatCnpj(cnpj),
    value !== null && format.money(value),
    purchasedOn && t('boughtOn', { day: format.day(purchasedOn) }),
    t('sentOn', { when: format.date(createdAt) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Text size="small" tone="muted" numeric className={dotted['dotted']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Text>
  );
}

/** The thread from the receipt to its numbers, and from them to their draw. */
function Numbers({ draw: { slug, title, lotteryDate, numbers } }: { draw: ListedInvoice['draws'][number] }) {
  const t = useInvoicesWords();
  const when = t('drawnOn', { date: format.day(lotteryDate) });
  return (
    <div className={classes['thread']}>
      <ul className={classes['numbers']} aria-label={t('numbers', { count: numbers.length })}>
        {numbers.map((number) => (
          <li key={number}>
            <NumberPlate>{number}</NumberPlate>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted" numeric className={classes['draw']}>
        {slug === null ? (
          <span lang={contentLang()}>{title}</span>
        ) : (
          <Link href={`/ganhadores/${slug}`} onNavigate={navigateTo} lang={contentLang()}>
            {title}
          </Link>
        )}
        <span>{when}</span>
      </Text>
    </div>
  );
}

/** What it gave; those of a receipt that is not accepted are void, and say so. */
function Given({ invoice: { draws, prize } }: { invoice: ListedInvoice }) {
  const t = useInvoicesWords();
  return (
    <>
      {draws.map((draw) => (
        <Numbers key={`${draw.title} ${draw.lotteryDate}`} draw={draw} />
      ))}
      {prize && (
        <Text tone="accent">
          <strong>{t('won', { title: prize.title })}</strong>
        </Text>
      )}
    </>
  );
}

interface WaitingProps {
  readonly invoice: MyInvoice;
  readonly state: 'checking' | 'pending';
}

/** What it waits for, and what its sender may do about it: the receipt's XML says at once whether it exists. */
function Waiting({ invoice: { key }, state }: WaitingProps) {
  const t = useInvoicesWords();
  const href = useAddressWith('nota', `xml.${key}`);
  const { data: terms } = useApiQuery(invoices.terms, {}, { quiet: true });
  const { isEnabled } = invoiceWindow(serverNow());
  return (
    <div className={classes['words']}>
      <Awaited state={state} />
      {key !== null && terms?.xml && isEnabled && (
        <Link href={href} onNavigate={navigateTo}>
          {t('xmlAdd')}
        </Link>
      )}
    </div>
  );
}

/** One receipt: which it is, where it stands, why, and what it gave. */
export function OwnInvoice({ invoice }: { invoice: ListedInvoice }) {
  const t = useInvoicesWords();
  const sac = useAddressWith('sac');
  const { id, state, reason, file } = invoice;
  return (
    <li className={classes['invoice']}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <strong>{invoiceName(invoice, t)}</strong>
          <Facts invoice={invoice} />
        </div>
        <StateChip tone={INVOICE_STATE_TONES[state]}>{t(`state.${state}`)}</StateChip>
      </div>
      {state === 'invalid' && (
        <div className={classes['words']}>
          {reason && <Text>{t('why', { reason: t(`reason.${reason}`) })}</Text>}
          <Link href={sac} onNavigate={navigateTo}>
            {t('appeal')}
          </Link>
        </div>
      )}
      {(state === 'checking' || state === 'pending') && <Waiting invoice={invoice} state={state} />}
      {state === 'valid' && <Given invoice={invoice} />}
      {file && (
        <Button
          variant="quiet"
          size="sm"
          className={classes['file']}
          icon={<IconDownload size={18} aria-hidden />}
          // A refusal has been told by the download itself.
          onClick={() => void download(invoices.file, { params: { id } }).catch(() => undefined)}
        >
          {t('getFile')}
        </Button>
      )}
    </li>
  );
}
