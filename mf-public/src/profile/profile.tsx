import { Button } from '@fio/design-system/button';
import { IconLogout } from '@fio/design-system/icons';
import { Heading } from '@fio/design-system/text';
import { logout, useVisitor } from '@fio/platform/session';
import { ProfileData } from './profile-data.tsx';
import { ProfileVotes } from './profile-votes.tsx';
import { useProfileWords } from './words.ts';
import classes from './profile.module.css';

/** The visitor's own page: their votes and how many were right, and their data. */
export function Profile() {
  const t = useProfileWords();
  const visitor = useVisitor();
  if (!visitor) return null;
  return (
    <div className={classes['profile']}>
      <header className={classes['head']}>
        <Heading level={1}>{t('hello', { name: visitor.name })}</Heading>
        <Button variant="secondary" icon={<IconLogout />} onClick={() => void logout('user')}>
          {t('signOut')}
        </Button>
      </header>
      <ProfileVotes />
      <ProfileData visitor={visitor} />
    </div>
  );
}
