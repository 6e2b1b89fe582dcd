import { stores, useWho } from '@fio/platform/session';
import { fetched } from '../../page/fetched.tsx';
import classes from './news.module.css';

const OwnNews = fetched(async () => ({ default: (await import('./own-news.tsx')).OwnNews }));

/**
 * What changed for who is signed in; nobody else pays for it. Its line has its place from the first picture on, for whomever
 * the first script takes for signed in: nothing beneath moves when it is known what is new.
 */
export function News() {
  const id = stores.user(({ user }) => user?.id);
  const who = useWho();
  if (who === 'unknown') return <div className={classes['kept']} />;
  return who === 'visitor' ? <div className={classes['place']}>{id && <OwnNews key={id} />}</div> : null;
}
