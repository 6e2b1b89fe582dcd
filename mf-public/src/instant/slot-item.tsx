import type { PrizeSlot, PrizeWin } from '@fio/contracts/public/prize-commitments';
import { StateChip } from '@fio/design-system/chip';
import { format } from '@fio/platform/i18n';
import { contentLang } from '../page/content-language.ts';
import classes from './instant.module.css';
import { useInstantWords } from './words.ts';

function Win({ win }: { win: PrizeWin }) {
  const t = useInstantWords();
  const { winner, refused } = win;
  const when = { sent: format.dateTime(win.sentAt), told: format.dateTime(win.wonAt) };
  return (
    <div>
      {refused === null && <strong>{winner ? winner.name : t('gone')}</strong>}
      {winner && (
        <p className={classes['small']}>
          {t('person', { cpf: winner.cpf, city: winner.city, state: winner.state })}
        </p>
      )}
      <p className={classes['small']}>
        {refused === null ? t('wonAt', when) : t('refusedWin', { ...when, reason: t(`refused.${refused}`) })}
      </p>
    </div>
  );
}

/** A slot with its moment and who won it; earlier wins that don't hold say why, and not whose they were. */
export function SlotItem({ slot }: { slot: PrizeSlot }) {
  const t = useInstantWords();
  const { title, opensAt, nth, wins } = slot;
  const isWon = wins.at(-1)?.refused === null;
  return (
    <li className={classes['slot']}>
      <p>
        <strong lang={contentLang()}>{title}</strong>{' '}
        <StateChip tone={isWon ? 'success' : 'neutral'}>{t(isWon ? 'won' : 'notWon')}</StateChip>
      </p>
      <p className={classes['small']}>
        {opensAt === null
          ? t('atNth', { nth: format.number(nth ?? 0) })
          : t('atMoment', { when: format.exact(new Date(opensAt)) })}
      </p>
      {wins.map((win) => (
        <Win key={win.holder} win={win} />
      ))}
    </li>
  );
}
