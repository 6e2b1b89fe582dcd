import { notifications } from '@fio/contracts/public/notifications';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import type { NotificationKind } from '@fio/domain/notification';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { Link } from '@fio/design-system/link';
import { Skeleton } from '@fio/design-system/skeleton';
import { Heading, Text } from '@fio/design-system/text';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useApiQuery } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { tokens, useVisitor } from '@fio/platform/session';
import type { PageDialogProps } from '../dialogs/page-dialog.ts';
import { enterFor } from '../dialogs/enter-for.ts';
import { OwnOnly } from '../profile/own-only.tsx';
import { ABOUT, type About } from './bell.tsx';
import { ByEmail } from './by-email.tsx';
import { ByPush } from './by-push.tsx';
import classes from './notifications.module.css';
import { QuietText } from './quiet-text.tsx';
import { useNotificationsWords } from './words.ts';

const KINDS: Readonly<Record<About, readonly NotificationKind[]>> = {
  theory: ['theory'],
  draw: ['list', 'draw'],
};

/** Whoever has a token is about to be known: they aren't asked to sign in meanwhile. */
function Guest() {
  const t = useNotificationsWords();
  if (tokens.get('user')) return <Skeleton height={160} radius="card" />;
  return (
    <>
      <Text>{t('guest')}</Text>
      <div>
        <Button onClick={() => enterFor('avisos')} data-autofocus>
          {t('signIn')}
        </Button>
      </div>
    </>
  );
}

function Choices({ visitor, about }: { visitor: Visitor; about: About }) {
  const t = useNotificationsWords();
  const { data: own } = useApiQuery(notifications.own);
  if (!own) return <Skeleton height={160} radius="card" />;
  const kinds = KINDS[about];
  return (
    <>
      <Text>{t(`lead.${about}`)}</Text>
      <section className={classes['part']}>
        <Heading level={3}>{t('byEmail')}</Heading>
        <ByEmail visitor={visitor} own={own} kinds={kinds} />
      </section>
      <section className={classes['part']}>
        <Heading level={3}>{t('byPush')}</Heading>
        <ByPush own={own} kinds={kinds} />
      </section>
      <div>
        <QuietText quiet={own.quiet} />
        <Link href="/perfil?aba=avisos" onNavigate={navigateTo}>
          {t('change')}
        </Link>
      </div>
    </>
  );
}

/** 'Avise-me' over whichever page it was asked for on: `?avisos=teoria`. */
export default function NotifyDialog({ opened, value, onClose }: PageDialogProps) {
  const t = useNotificationsWords();
  const visitor = useVisitor();
  const about = value === ABOUT.draw ? 'draw' : 'theory';
  return (
    <MantineRoot scheme="dark">
      <Dialog opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')} width={520} sheet>
        <div className={classes['parts']}>
          {visitor ? (
            <OwnOnly visitor={visitor}>
              <Choices visitor={visitor} about={about} />
            </OwnOnly>
          ) : (
            <Guest />
          )}
        </div>
      </Dialog>
    </MantineRoot>
  );
}
