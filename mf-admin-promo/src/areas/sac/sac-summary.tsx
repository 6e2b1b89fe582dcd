import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment, RecordLink, useMay } from '@fio/platform/area';
import { EmailText } from '../../fields/email-text.tsx';
import { StoryLink } from '../registration-story/story-link.tsx';
import { FirstAnswer } from './first-answer.tsx';
import type { SacDetail } from './sac-detail.ts';
import { useSacWords } from './words.ts';

/** Who wrote, about what, and when what happened. */
export function SacSummary({ record }: { record: SacDetail }) {
  const t = useSacWords();
  const may = useMay();
  const { subject, name, email, language, registrationId } = record;
  const { createdAt, updatedAt, answeredAt, closedAt } = record;
  return (
    <DefinitionList
      items={[
        { term: t('field.subject'), value: t(`subject.${subject}`) },
        {
          term: t('field.name'),
          value: (
            <RecordLink of="registrations" id={registrationId}>
              {name}
            </RecordLink>
          ),
        },
        {
          term: t('field.email'),
          value: (
            <Link href={`mailto:${email}`}>
              <EmailText email={email} />
            </Link>
          ),
        },
        { term: t('field.registered'), value: t(registrationId ? 'registered' : 'guest') },
        ...(registrationId && may(RECORD_PAGES.registrations.get)
          ? [{ term: t('story'), value: <StoryLink id={registrationId}>{t('openStory')}</StoryLink> }]
          : []),
        { term: t('field.language'), value: t(`language.${language}`) },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        { term: t('field.firstAnsweredAt'), value: <FirstAnswer row={record} /> },
        ...(answeredAt ? [{ term: t('field.answeredAt'), value: <Moment at={answeredAt} /> }] : []),
        ...(closedAt ? [{ term: t('field.closedAt'), value: <Moment at={closedAt} /> }] : []),
        { term: t('field.updatedAt'), value: <Moment at={updatedAt} /> },
      ]}
    />
  );
}
