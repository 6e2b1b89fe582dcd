import { invitations } from '@fio/contracts/public/invitations';
import { Button } from '@fio/design-system/button';
import { IconUserPlus } from '@fio/design-system/icons';
import { Text } from '@fio/design-system/text';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useVisitor } from '@fio/platform/session';
import { useShare } from '../../share/use-share.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { useProfileVotesWords } from './words.ts';
import list from './profile-votes.module.css';

/** The own link to bring others by, and how many it brought. What it gives is said: nothing, unless the regulation of the draw that runs says so. */
export function Invite() {
  const t = useProfileVotesWords();
  const visitor = useVisitor();
  const { data } = useApiQuery(invitations.mine, {}, { quiet: true });
  const { mutateAsync, isPending } = useApiMutation(invitations.open, [invitations.mine]);
  const { share, dialog } = useShare();
  if (!data || visitor?.skipLogout) return null;
  const { registered, confirmed, gives } = data;
  const invite = async () => {
    const code = data.code ?? (await mutateAsync({})).code;
    if (code !== null) await share({ kind: 'invitation', code });
  };
  return (
    <ProfileSection title={t('invite')} lead={t('inviteLead')}>
      {gives ? (
        <Text>
          {t('inviteGives', { count: gives.numbers, draw: gives.draw, most: format.number(gives.most) })}{' '}
          {gives.given > 0 && `${t('inviteGiven', { count: gives.given })} `}
          {t('inviteRules')}
        </Text>
      ) : (
        <Text>{t('inviteNothing')}</Text>
      )}
      {registered > 0 && (
        <Text>
          {t('invited', { count: registered, people: format.number(registered) })}{' '}
          {t('inviteConfirmed', { count: confirmed, people: format.number(confirmed) })}
        </Text>
      )}
      <div className={list['ways']}>
        <Button
          variant="secondary"
          icon={<IconUserPlus size={20} aria-hidden />}
          loading={isPending}
          onClick={() => void invite().catch(() => undefined)}
        >
          {t('inviteFriends')}
        </Button>
      </div>
      {dialog}
    </ProfileSection>
  );
}
