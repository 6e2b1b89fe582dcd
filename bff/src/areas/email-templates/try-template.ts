import type { Language } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { find } from '../../core/crud/records.ts';
import { wholeAddress } from '../../core/mail/letter-html.ts';
import { hasEnglish, saidIn } from '../../core/mail/published-letter.ts';
import { renderTemplate, type RenderedMail } from '../../core/mail/render.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import type { TemplateRecord } from './template-record.ts';
import { templateResource } from './templates.resource.ts';
import { samplesEn, testSubjectEn } from './templates.en.ts';
import { samplesPt, testSubjectPt } from './templates.pt.ts';

/** What stands in the place of variables, by language. */
export const samples = { pt: samplesPt, en: samplesEn };
const testSubjects = { pt: testSubjectPt, en: testSubjectEn };

/** The letters that a reader may end: those of campaigns, and the one that greets who asked for them. */
const isMarketing = ({ letter }: TemplateRecord) => letter === null || letter === 'news_welcome';

/** What a letter is filled in with beside its texts; `name` among them. */
type Filling = Readonly<Record<string, string>> & { readonly name: string };

/** The letter as a reader of `language` gets it. Its addresses lead to the site and open nothing. */
export function triedOut(
  { config }: Pick<RequestContext, 'config'>,
  one: TemplateRecord,
  language: Language,
  filling?: Filling,
): RenderedMail & { readonly language: Language } {
  const said = saidIn(one, language);
  const { name, ...params } = filling ?? samples[said.language];
  const address = (path: string) => wholeAddress(path, config.publicUrl);
  const letter = renderTemplate(said.texts, {
    language: said.language,
    name,
    params,
    link: address(one.link ?? '/'),
    ...(isMarketing(one) && { unsubscribe: address('/unsubscribe') }),
  });
  return { ...letter, language: said.language };
}

/** The letter with sample data as its readers get it, in the languages it has. */
export async function previewTemplate(context: RequestContext, id: string) {
  const one = await find(templateResource, context.db, id);
  return { pt: triedOut(context, one, 'pt'), en: hasEnglish(one) ? triedOut(context, one, 'en') : null };
}

/** Sends the letter to whoever asks, whose name it bears, and to no other address. */
export async function sendTest(context: StaffContext, id: string, language: Language) {
  const { email: to } = context.session.admin;
  await context.transaction(async (tx) => {
    const one = await find(templateResource, tx, id);
    const { subject, language: said, ...letter } = triedOut(context, one, language);
    await context.mail.post(tx, {
      to,
      template: one.key,
      ...letter,
      subject: testSubjects[said](subject),
    });
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: templateResource.name,
      recordId: id,
      action: 'test',
      summary: templateResource.title(one),
      after: { language: said },
    });
  });
  return { to };
}
