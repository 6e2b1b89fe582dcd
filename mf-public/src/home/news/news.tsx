import { useTakenOver } from '@fio/platform/boot';
import { stores, tokens } from '@fio/platform/session';
import { fetched } from '../../page/fetched.tsx';
import classes from './news.module.css';

const OwnNews = fetched(async () => ({ default: (await import('./own-news.tsx')).OwnNews }));

/**
 * What changed for who is signed in; nobody else pays for it. Its line has its place from the first picture on, for whomever
 * the first script takes for signed in: nothing beneath moves when it is known what is new.
 */
export function News() {
  const isKnown = useTakenOver();
  const id = stores.user(({ user }) => user?.id);
  const isReady = stores.user(({ status }) => status === 'ready');
  if (!isKnown) return <div className={classes['kept']} />;
  // Whose token is being asked about is taken for signed in, as the first script does.
  const isAsked = !isReady && tokens.get('user') !== null;
  return id || isAsked ? <div className={classes['place']}>{id && <OwnNews key={id} />}</div> : null;
}
