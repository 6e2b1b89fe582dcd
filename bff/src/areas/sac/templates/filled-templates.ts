import { type filledTemplates, MOST_ANSWER_TEMPLATES, type ResultOf } from '@fio/contracts';
import { sacSubjectEn } from '@fio/contracts/terms/sac-subjects.en';
import { sacSubjectPt } from '@fio/contracts/terms/sac-subjects.pt';
import { type AnswerField, fillAnswer, writtenDate } from '@fio/domain';
import type { StaffContext } from '../../../core/request/RequestContext.ts';
import { findSac, languageOf, sacRowOf, type SacRecord } from '../sac-record.ts';

const subjects = { pt: sacSubjectPt, en: sacSubjectEn };

/** What a message says for itself, in its language, and who answers it. */
function valuesOf(found: SacRecord, agent: string): Record<AnswerField, string> {
  const language = languageOf(found);
  const { name, protocol, subject } = sacRowOf(found);
  return {
    name,
    protocol,
    agent,
    subject: subjects[language][subject],
    date: writtenDate(found.createdAt, language),
  };
}

/** Every template as an answer to this message begins with it: those of its subject, those of any, and the others. */
export async function templatesFor(
  { db, session }: StaffContext,
  id: string,
): Promise<ResultOf<typeof filledTemplates.list>> {
  const found = await findSac(db, id);
  const templates = await db.answerTemplate.findMany({
    orderBy: { title: 'asc' },
    take: MOST_ANSWER_TEMPLATES,
  });
  const distance = (subject: string | null) => (subject === found.subject ? 0 : subject === null ? 1 : 2);
  const values = valuesOf(found, session.admin.name);
  const isEnglish = languageOf(found) === 'en';
  return {
    items: templates
      .toSorted((one, other) => distance(one.subject) - distance(other.subject))
      .map(({ id: templateId, title, text, textEn }) => {
        const said = isEnglish ? textEn : text;
        return { id: templateId, title, text: said === '' ? null : fillAnswer(said, values) };
      }),
  };
}
