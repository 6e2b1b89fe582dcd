import { tickets, type OwnDraw } from '@fio/contracts/public/tickets';
import { ProgressBar } from '@fio/design-system/progress';
import { Text } from '@fio/design-system/text';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { useApiQuery } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { useInvoicesWords } from '../words.ts';
import classes from './send.module.css';

/** The draw that receipts earn numbers of now, where they do so by value and the person may have more. */
function balanceOf(draws: readonly OwnDraw[], today: string) {
  for (const { earning, lotteryDate } of draws.toReversed()) {
    if (!earning || earning.missing === null || lotteryDate < today) continue;
    const { rule, numbers, missing, balance } = earning;
    if (rule.perPerson === null || numbers < rule.perPerson) return { missing, balance };
  }
  return null;
}

/** How far the next number is: what is left of receipts that were accepted is carried on. */
export function NextNumber({ isCounted }: { isCounted: boolean }) {
  const t = useInvoicesWords();
  const { data } = useApiQuery(tickets.mine, {}, { quiet: true });
  const found = data && balanceOf(data.items, todayInSaoPaulo(serverNow()));
  if (!found) return null;
  const { missing, balance } = found;
  const words = { missing: format.money(missing), balance: format.money(balance) };
  return (
    <div className={classes['stack']}>
      <ProgressBar label={t('nextNumber')} value={(100 * balance) / (balance + missing)} mine />
      <Text size="small" tone="muted" numeric>
        {t(isCounted ? 'missing' : 'missingPending', words)}
      </Text>
    </div>
  );
}
