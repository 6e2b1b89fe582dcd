import type { Language } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { find } from '../../core/crud/records.ts';
import { wholeAddress } from '../../core/mail/letter-html.ts';
import { templateTexts } from '../../core/mail/published-letter.ts';
import { renderTemplate, type RenderedMail } from '../../core/mail/render.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import type { TemplateRecord } from './template-record.ts';
import { templateResource } from './templates.resource.ts';
import { samplesEn, testSubjectEn } from './templates.en.ts';
import { samplesPt, testSubjectPt } from './templates.pt.ts';

const samples = { pt: samplesPt, en: samplesEn };
const testSubjects = { pt: testSubjectPt, en: testSubjectEn };

/** The letters that a reader may end: those of campaigns, and the one that greets who asked for them. */
const isMarketing = ({ letter }: TemplateRecord) => letter === null || letter === 'news_welcome';

/** The letter with sample data. Its addresses lead to the site and open nothing. */
function sampled({ config }: RequestContext, one: TemplateRecord, language: Language): RenderedMail {
  const { name, ...params } = samples[language];
  const address = (path: string) => wholeAddress(path, config.publicUrl);
  return renderTemplate(templateTexts(one, language), {
    language,
    name,
    params,
    link: address(one.link ?? '/'),
    ...(isMarketing(one) && { unsubscribe: address('/unsubscribe') }),
  });
}

/** The letter as its readers get it, in both languages. */
export async function previewTemplate(context: RequestContext, id: string) {
  const one = await find(templateResource, context.db, id);
  return { pt: sampled(context, one, 'pt'), en: sampled(context, one, 'en') };
}

/** Sends the letter to whoever asks, whose name it bears, and to no other address. */
export async function sendTest(context: StaffContext, id: string, language: Language) {
  const { email: to } = context.session.admin;
  await context.transaction(async (tx) => {
    const one = await find(templateResource, tx, id);
    const { subject, ...letter } = sampled(context, one, language);
    await context.mail.post(tx, {
      to,
      template: one.key,
      ...letter,
      subject: testSubjects[language](subject),
    });
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: templateResource.name,
      recordId: id,
      action: 'test',
      summary: templateResource.title(one),
      after: { language },
    });
  });
  return { to };
}
