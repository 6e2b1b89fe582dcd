import { useVisitor } from '@fio/platform/session';
import { fetched } from '../../page/fetched.tsx';

const OwnNews = fetched(async () => ({ default: (await import('./own-news.tsx')).OwnNews }));

/** What changed for who is signed in; nobody else pays for it. */
export const News = () => useVisitor() && <OwnNews />;
