import { slugify } from '@fio/domain';
import type { Transaction } from '../src/core/database/prisma.ts';
import { sanitizeRichText } from '../src/core/rich-text/sanitize-rich-text.ts';
import { daysFrom } from './days.ts';
import { type DemoTemplate, demoTemplates } from './templates.ts';

const keyOf = ({ letter, name }: DemoTemplate) => letter ?? `campaign-${slugify(name)}`;

function textsOf({ pt, en, closing }: DemoTemplate) {
  const [subject, preheader, title, html, button] = pt;
  const [subjectEn, preheaderEn, titleEn, htmlEn, buttonEn] = en;
  return {
    subject,
    preheader,
    title,
    button,
    closing: closing[0],
    subjectEn,
    preheaderEn,
    titleEn,
    buttonEn,
    closingEn: closing[1],
    html: sanitizeRichText(html, 'answer'),
    htmlEn: sanitizeRichText(htmlEn, 'answer'),
  };
}

/** Writes the letters that staff have made of their own; of each the latest is the one that is sent. */
export async function seedTemplates(tx: Transaction, now: Date): Promise<void> {
  const at = (days: number | null) => (days === null ? null : daysFrom(now, days));
  for (const [index, one] of demoTemplates.entries()) {
    const key = keyOf(one);
    const { letter, name, link } = one;
    const successor = demoTemplates.slice(index + 1).find((later) => keyOf(later) === key);
    const publishedAt = at(one.published);
    await tx.emailTemplate.create({
      data: {
        key,
        letter,
        name,
        link,
        ...textsOf(one),
        publishedAt,
        number: 1 + demoTemplates.slice(0, index).filter((earlier) => keyOf(earlier) === key).length,
        retiredAt: at(successor?.published ?? null),
        createdAt: daysFrom(now, one.written),
        updatedAt: publishedAt ?? daysFrom(now, one.written),
      },
    });
  }
}
