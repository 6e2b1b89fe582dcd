import { useEffect } from 'react';
import { boot } from '@fio/platform/boot';
import { useContact } from '@fio/platform/contact';
import { toast } from '@fio/platform/feedback';
import { useLocation } from '@fio/platform/router';
import { isDialogAsked } from '../remotes/dialog-address.ts';
import { useShellWords } from '../words/index.ts';
import { contactWay } from './contact-way.ts';

/** Pages and texts lead to `?sac` by themselves: where no live remote brings that dialog, the e-mail answers the link. */
export function SacByEmail() {
  const location = useLocation();
  const email = useContact('email');
  const { side } = boot();
  const isAsked = side === 'public' && isDialogAsked('sac', location) && contactWay('') === null;
  useEffect(() => {
    if (isAsked && email !== null) toast.info(useShellWords.t('sac.byEmail', { email }));
  }, [isAsked, email, location.key]);
  return null;
}
