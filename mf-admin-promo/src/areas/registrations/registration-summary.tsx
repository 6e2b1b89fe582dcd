import { DefinitionList } from '@fio/design-system/definition-list';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { StoryLink } from '../registration-story/story-link.tsx';
import type { RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

const moment = (at: string | null) => at && <Moment at={at} />;

/** What stopped the account, where something did. */
function stopsOf(record: RegistrationDetail, t: typeof useRegistrationsWords.t) {
  const { disabledAt, disabledReason, blockedAt, blockReason, anonymisedAt, passwordLocked } = record;
  return [
    ...(blockedAt
      ? [
          { term: t('field.blockReason'), value: blockReason && t(`reason.${blockReason}`) },
          { term: t('field.blockedAt'), value: moment(blockedAt) },
        ]
      : []),
    ...(disabledAt
      ? [
          { term: t('field.disabledReason'), value: disabledReason },
          { term: t('field.disabledAt'), value: moment(disabledAt) },
        ]
      : []),
    ...(anonymisedAt ? [{ term: t('field.anonymisedAt'), value: moment(anonymisedAt) }] : []),
    ...(passwordLocked ? [{ term: t('field.password'), value: t('passwordLocked') }] : []),
  ];
}

/** Who the person is, how to reach them, and where they came from. */
export function RegistrationSummary({ record }: { record: RegistrationDetail }) {
  const t = useRegistrationsWords();
  const { cpf, email, emailVerifiedAt, emailWaiting, phone, birthDate, age, city, uf, marketing, utm } =
    record;
  const { source, medium, campaign } = utm;
  return (
    <DefinitionList
      items={[
        ...stopsOf(record, t),
        { term: t('field.cpf'), value: cpf },
        { term: t('field.email'), value: email },
        { term: t('field.emailVerifiedAt'), value: moment(emailVerifiedAt) },
        ...(emailWaiting ? [{ term: t('field.emailWaiting'), value: emailWaiting }] : []),
        { term: t('field.phone'), value: phone },
        {
          term: t('field.birthDate'),
          value: birthDate === null ? t('age', { age }) : t('years', { day: format.day(birthDate), age }),
        },
        { term: t('field.city'), value: city ? t('place', { city, uf }) : uf },
        { term: t('field.marketing'), value: t(marketing ? 'yes' : 'no') },
        { term: t('field.utm'), value: [source, medium, campaign].filter(Boolean).join(' / ') },
        { term: t('field.createdAt'), value: moment(record.createdAt) },
        { term: t('field.lastLoginAt'), value: moment(record.lastLoginAt) },
        { term: t('story'), value: <StoryLink id={record.id}>{t('openStory')}</StoryLink> },
      ]}
    />
  );
}
