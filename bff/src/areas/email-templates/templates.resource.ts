import type { emailTemplates, LetterKey } from '@fio/contracts';
import { slugify } from '@fio/domain';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { checkedTexts } from './check-texts.ts';
import {
  letterOf,
  loadTemplates,
  templateAudited,
  templateDetailOf,
  type TemplateRecord,
  templateRowOf,
} from './template-record.ts';
import { templateSource } from './templates.source.ts';

type Input = InputOf<typeof emailTemplates>;

/** The key of a new letter and its number: the next one of the product's, the first of a campaign's. */
async function newVersion(
  tx: Transaction,
  { letter, name }: Input,
): Promise<{ key: string; number: number }> {
  const slug = slugify(name);
  if (letter === null && slug === '') throw invalidField('name', 'invalid');
  const key = letter ?? `campaign-${slug}`;
  const latest = await tx.emailTemplate.findFirst({ where: { key }, orderBy: { number: 'desc' } });
  if (letter === null && latest !== null) throw invalidField('name', 'letter_taken');
  return { key, number: (latest?.number ?? 0) + 1 };
}

/** A letter of the product brings its own address; a campaign's button must lead somewhere. */
function linkOf(letter: LetterKey | null, link: string | null): string | null {
  if (letter !== null) return null;
  if (link === null) throw invalidField('link', 'required');
  return link;
}

async function dataOf(input: Input, { tx, found }: Write<TemplateRecord>) {
  if (found !== null && found.publishedAt !== null) throw new AppError('CONFLICT');
  if (found !== null && input.letter !== letterOf(found)) throw invalidField('letter', 'letter_fixed');
  const { letter } = input;
  return {
    ...checkedTexts(input, letter),
    link: linkOf(letter, input.link),
    ...(found === null && (await newVersion(tx, input))),
  };
}

export const templateResource: Resource<typeof emailTemplates, TemplateRecord> = {
  name: 'templates',
  source: templateSource,
  model: (tx) => tx.emailTemplate,
  load: loadTemplates,
  data: dataOf,
  guardRemove: ({ publishedAt }) => {
    if (publishedAt !== null) throw new AppError('CONFLICT');
  },
  row: templateRowOf,
  detail: templateDetailOf,
  title: ({ name, number }) => `${name} (${number})`,
  audited: templateAudited,
  unique: {
    email_templates_one_draft: { field: 'letter', problem: 'letter_draft' },
    email_templates_key_number_key: { field: 'letter', problem: 'letter_draft' },
  },
};
