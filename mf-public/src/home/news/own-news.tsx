import { useEffect, useState } from 'react';
import { invoices } from '@fio/contracts/public/invoices';
import { prizes } from '@fio/contracts/public/prizes';
import { tickets } from '@fio/contracts/public/tickets';
import { votes } from '@fio/contracts/public/votes';
import { Button } from '@fio/design-system/button';
import { Disclosure } from '@fio/design-system/disclosure';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { useVisitor } from '@fio/platform/session';
import { useHomeWords } from '../words.ts';
import { type Change, changesSince } from './changes.ts';
import { markSeen, seenUntil } from './last-visit.ts';
import classes from './news.module.css';

type T = typeof useHomeWords.t;

/** What it says, and where it leads. */
function toldOf(change: Change, t: T): readonly [words: string, href: string] {
  switch (change.kind) {
    case 'prize':
      return [t('newsPrize', { title: change.title }), '/perfil?aba=premios'];
    case 'refused':
      return [t('newsRefused', { count: change.count }), '/perfil?aba=notas'];
    case 'numbers':
      return [t('newsNumbers', { count: change.count }), '/perfil?aba=numeros'];
    case 'hit':
      return [t('newsHit', { title: change.title }), `/teoria/${change.slug}`];
    case 'miss':
      return [t('newsMiss', { title: change.title }), `/teoria/${change.slug}`];
  }
}

function useOwn() {
  const quiet = { quiet: true, staleTime: 60_000 };
  const [mine, won, sent, drawn] = [
    useApiQuery(votes.mine, {}, quiet).data,
    useApiQuery(prizes.mine, {}, quiet).data,
    useApiQuery(invoices.mine, { query: {} }, quiet).data,
    useApiQuery(tickets.mine, {}, quiet).data,
  ];
  // All at once: a list that grows while it is read moves what is beneath it again and again.
  if (!mine || !won || !sent || !drawn) return null;
  return { votes: mine.items, prizes: won.items, invoices: sent.items, draws: drawn.items };
}

/** What was opened was seen, once it is closed or the page is left, by whichever link; while it is read it stays. */
function useSeen(isOpen: boolean, id: string) {
  useEffect(() => {
    if (!isOpen) return;
    const seen = () => markSeen(id);
    window.addEventListener('pagehide', seen);
    return () => {
      window.removeEventListener('pagehide', seen);
      seen();
    };
  }, [isOpen, id]);
}

/** How much changed for the visitor since they last looked, in one line; what it is, once it is pressed. */
export function OwnNews() {
  const t = useHomeWords();
  const id = useVisitor()?.id ?? '';
  const [since, setSince] = useState(() => seenUntil(id));
  const [isOpen, setOpen] = useState(false);
  useSeen(isOpen, id);
  const own = useOwn();
  if (!own) return null;
  const changes = changesSince(own, since);
  if (changes.length === 0)
    return (
      <Text size="small" tone="muted">
        {t('noNews')}
      </Text>
    );
  const close = () => {
    markSeen(id);
    setSince(seenUntil(id));
    setOpen(false);
  };
  return (
    <Disclosure
      headingLevel={2}
      title={t('news', { count: changes.length })}
      open={isOpen}
      onOpenChange={setOpen}
      className={classes['news']}
    >
      <ul className={classes['list']}>
        {changes.map((change) => {
          const [words, href] = toldOf(change, t);
          return (
            <li key={change.id}>
              <Link href={href} onNavigate={navigateTo} className={classes['link']}>
                {words}
              </Link>
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size="sm" onClick={close}>
        {t('newsClose')}
      </Button>
    </Disclosure>
  );
}
