import type { adminInvitations } from '@fio/contracts/admin/invitations';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment, RecordLink } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useInvitationsWords } from './words.ts';

type Detail = ResponseOf<typeof adminInvitations.get>;

const person = ({ id, name }: Detail['inviter']) => (
  <RecordLink of="registrations" id={id}>
    {name}
  </RecordLink>
);

/** Who brought whom, when, and what speaks against it. */
export function InvitationSummary({ record }: { record: Detail }) {
  const t = useInvitationsWords();
  const { inviter, invited, signs, createdAt, confirmedAt, given } = record;
  return (
    <DefinitionList
      items={[
        { term: t('field.inviter'), value: person(inviter) },
        { term: t('field.invited'), value: person(invited) },
        ...(signs.length > 0
          ? [{ term: t('field.signs'), value: signs.map((sign) => t(`sign.${sign}`)).join(', ') }]
          : []),
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        ...(confirmedAt ? [{ term: t('field.confirmedAt'), value: <Moment at={confirmedAt} /> }] : []),
        ...(given
          ? [
              {
                term: t('field.given'),
                value: [
                  format.number(given.numbers),
                  ...(given.forgone > 0 ? [t('forgone', { count: given.forgone })] : []),
                ].join(' · '),
              },
              { term: t('field.draw'), value: given.draw },
              { term: t('field.givenAt'), value: <Moment at={given.at} /> },
            ]
          : []),
      ]}
    />
  );
}
