import { IconGift, IconReceipt, IconTicket, IconUser } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { useShellWords } from '../../words/index.ts';
import classes from './own-links.module.css';

const OWN = [
  { part: 'numeros', word: 'nav.numbers', name: 'nav.myNumbers', Icon: IconTicket },
  { part: 'notas', word: 'nav.invoices', name: 'nav.myInvoices', Icon: IconReceipt },
  { part: 'premios', word: 'nav.won', name: 'nav.myPrizes', Icon: IconGift },
] as const;

/** One's numbers, receipts and prizes, one press away on every page. */
export function OwnLinks({ onNavigate }: { onNavigate: (href: string) => void }) {
  const t = useShellWords();
  return (
    <nav aria-label={t('nav.mine')}>
      <ul className={classes['own']}>
        {OWN.map(({ part, word, name, Icon }) => (
          <li key={part}>
            <Link
              href={`/perfil?aba=${part}`}
              onNavigate={onNavigate}
              className={classes['link']}
              aria-label={t(name)}
            >
              <Icon size={20} aria-hidden />
              {t(word)}
            </Link>
          </li>
        ))}
        <li className={classes['profile']}>
          <Link
            href="/perfil"
            onNavigate={onNavigate}
            className={classes['link']}
            aria-label={t('nav.profile')}
          >
            <IconUser size={20} aria-hidden />
            {t('nav.me')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
