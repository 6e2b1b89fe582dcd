import { visitorSession } from '@fio/contracts/public/visitor-session';
import { api, ApiError } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { fetchUser, mayReplaceVisitor, signedIn } from '@fio/platform/session';
import { useShellWords } from '../words/index.ts';

/** Enters by the code; whoever is signed in here already stays so unless staff say otherwise. */
export async function takeOverSession(code: string): Promise<void> {
  const t = useShellWords.t;
  if (!(await mayReplaceVisitor())) return fetchUser('user');
  try {
    const { token } = await api(visitorSession.takeOver, { body: { code } }, { quiet: true });
    await signedIn('user', token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.code === 'NOT_FOUND' ? t('entered.late') : error.message);
    await fetchUser('user');
  }
}
