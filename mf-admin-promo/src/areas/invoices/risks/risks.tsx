import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import type { InvoiceDetail } from '../invoice-detail.ts';
import classes from '../invoices.module.css';
import { useRisksWords } from './words.ts';

type Risk = InvoiceDetail['risks'][number];

/** What the rule counted: money of values, of the others a number. */
const figure = ({ name }: Risk, count: number) =>
  name === 'value' ? format.money(count) : format.number(count);

/** Why a person looks at it though it is confirmed, with the figures of each rule. */
export function Risks({ risks }: Pick<InvoiceDetail, 'risks'>) {
  const t = useRisksWords();
  const navigate = useNavigate();
  return (
    <section className={classes['risks']} aria-labelledby="receipt-risks">
      <Heading level={2} size="s" id="receipt-risks">
        {t('title')}
      </Heading>
      <ul>
        {risks.map((risk) => (
          <li key={risk.name}>
            <strong>{t(`risk.${risk.name}`)}</strong>
            <Text size="small" tone="warning" numeric>
              {t(`${risk.name}Figures`, {
                seen: figure(risk, risk.seen),
                allowed: figure(risk, risk.allowed),
              })}
            </Text>
            {risk.otherId !== null && (
              <Link
                href={`${adminInvoices.list.path}/${risk.otherId}`}
                onNavigate={(href) => void navigate(href)}
              >
                {t('other')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
