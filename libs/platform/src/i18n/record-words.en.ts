import type { recordWordsPt } from './record-words.pt.ts';

/** The same in English. */
export function recordWordsEn(one: string, many: string): ReturnType<typeof recordWordsPt> {
  const capital = one.charAt(0).toUpperCase() + one.slice(1);
  return {
    count_one: `{{total}} ${one}`,
    count_other: `{{total}} ${many}`,
    'empty.title': `No ${one} yet`,
    'empty.text': 'Create the first one.',
    create: `New ${one}`,
    edit: `Edit ${one}`,
    created: `${capital} created.`,
    saved: `${capital} saved.`,
  };
}
