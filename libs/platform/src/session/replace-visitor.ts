import { visitorSession } from '@fio/contracts/public/visitor-session';
import { api } from '../api/index.ts';
import { confirm } from '../feedback/index.ts';
import { tokens } from './tokens.ts';
import { useSessionWords } from './words.ts';

/** Whether a visitor's session is alive in this browser; a 401 forgets the token of one that isn't, and silence changes nothing. */
async function isVisitorHere(): Promise<boolean> {
  if (tokens.get('user') === null) return false;
  await api(visitorSession.user, {}, { quiet: true }).catch(() => undefined);
  return tokens.get('user') !== null;
}

/**
 * Whether somebody may enter as a visitor in this browser: at once where no visitor is signed in, else as the person
 * says who is asked.
 */
export async function mayReplaceVisitor(): Promise<boolean> {
  if (!(await isVisitorHere())) return true;
  const { t } = useSessionWords;
  return confirm({
    title: t('replace'),
    text: t('replace.text'),
    confirmText: t('replace.yes'),
    cancelText: t('replace.no'),
  });
}
