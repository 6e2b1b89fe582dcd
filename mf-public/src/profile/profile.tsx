import { Suspense } from 'react';
import { Button } from '@fio/design-system/button';
import { IconLogout } from '@fio/design-system/icons';
import { Skeleton } from '@fio/design-system/skeleton';
import { Heading } from '@fio/design-system/text';
import { useSearchParams } from '@fio/platform/router';
import { logout, useVisitor } from '@fio/platform/session';
import { ProfileNav } from './profile-nav.tsx';
import { partOf } from './parts.tsx';
import { useProfileWords } from './words.ts';
import classes from './profile.module.css';

/** The visitor's own page, one part at a time: `/perfil?aba=privacidade` leads straight to one. */
export function Profile() {
  const t = useProfileWords();
  const visitor = useVisitor();
  const [search] = useSearchParams();
  if (!visitor) return null;
  const part = partOf(search.get('aba'));
  return (
    <div className={classes['profile']}>
      <header className={classes['head']}>
        <Heading level={1}>{t('hello', { name: visitor.name })}</Heading>
        <Button variant="secondary" icon={<IconLogout />} onClick={() => void logout('user')}>
          {t('signOut')}
        </Button>
      </header>
      <ProfileNav current={part.id} />
      <div className={classes['content']} key={part.id}>
        <Suspense fallback={<Skeleton height={240} radius="card" />}>
          <part.Content visitor={visitor} />
        </Suspense>
      </div>
    </div>
  );
}
