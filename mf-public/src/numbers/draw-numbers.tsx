import type { OwnDraw, OwnTicket } from '@fio/contracts/public/tickets';
import { StateChip } from '@fio/design-system/chip';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { formatLuckyNumber, type NumberVoidReason } from '@fio/domain/lucky-number';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import dotted from '../page/dotted.module.css';
import { Earning } from './earning.tsx';
import { NumberPlate } from './number-plate.tsx';
import { Proof } from './proof.tsx';
import { useNumbersWords } from './words.ts';
import classes from './numbers.module.css';

function Ticket({ ticket: { series, number, state }, size }: { ticket: OwnTicket; size: number }) {
  const t = useNumbersWords();
  return (
    <li>
      <NumberPlate voidLabel={state === 'voided' ? t('void') : undefined}>
        {formatLuckyNumber({ series, order: number }, size)}
      </NumberPlate>
      {state === 'awarded' && <StateChip tone="success">{t('awarded')}</StateChip>}
    </li>
  );
}

const LOST: NumberVoidReason = 'invitation_invalid';
const isOfLost = ({ reason }: OwnTicket) => reason === LOST;

/** The numbers one holds in a draw, and what proves them. */
export function DrawNumbers({ draw }: { draw: OwnDraw }) {
  const t = useNumbersWords();
  const { slug, title, lotteryDate, tickets, earning } = draw;
  const valid = tickets.filter(({ state }) => state !== 'voided').length;
  return (
    <article className={classes['draw']}>
      <header className={classes['head']}>
        <Heading level={3} size="s" lang={contentLang()}>
          {title}
        </Heading>
        <Text size="small" tone="muted" numeric className={dotted['dotted']}>
          <span>{t('lottery', { date: format.day(lotteryDate) })}</span>
          <span>{t('valid', { count: valid })}</span>
        </Text>
      </header>
      {tickets.length > 0 && (
        <ul className={classes['numbers']}>
          {tickets.map((ticket) => (
            <Ticket key={ticket.counter} ticket={ticket} size={draw.commitment.seriesSize} />
          ))}
        </ul>
      )}
      {valid < tickets.length && (
        <Text size="small" tone="muted">
          {t('voidWhy')}
          {tickets.some(isOfLost) && ` ${t('voidInvited')}`}
        </Text>
      )}
      {earning && <Earning earning={earning} isOpen={draw.commitment.revealedAt === null} />}
      {slug && (
        <p className={classes['notPrinted']}>
          <Link href={`/ganhadores/${slug}`} onNavigate={navigateTo}>
            {t(draw.isListed ? 'listed' : 'about', { title })}
          </Link>
        </p>
      )}
      {tickets.length > 0 && <Proof draw={draw} />}
    </article>
  );
}
