import { variablesOf } from '@fio/contracts';
import { maskEmail, maskName } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import { find } from '../../core/crud/records.ts';
import { saidIn } from '../../core/mail/published-letter.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { realReader } from './real-reader.ts';
import { letterOf } from './template-record.ts';
import { templateResource } from './templates.resource.ts';
import { samples, triedOut } from './try-template.ts';

/**
 * The letter with what is a real person's of what it names, their name masked; what only other desks may read of them (a
 * suggestion's text, an answer) stays sample data. The audit tells who looked and whose it was.
 */
export function previewPerson(context: StaffContext, id: string) {
  return context.transaction(async (tx) => {
    const one = await find(templateResource, tx, id);
    const letter = letterOf(one);
    const reader = await realReader(tx, letter);
    if (reader === null) return { preview: null };
    const { params, email, language: spoken } = reader;
    const person = { name: maskName(reader.name), email: maskEmail(email) };
    const { language } = saidIn(one, spoken);
    const filling = { ...samples[language], ...params, name: person.name };
    const preview = {
      language,
      person,
      letter: triedOut(context, one, language, filling),
      sampled: variablesOf(letter).filter((name) => name !== 'name' && !(name in params)),
    };
    await recordAction(tx, {
      actor: context.actor,
      at: context.clock.now(),
      resource: templateResource.name,
      recordId: id,
      action: 'preview_person',
      summary: templateResource.title(one),
      after: { registrationId: reader.id, language },
    });
    return { preview };
  });
}
