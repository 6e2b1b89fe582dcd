import type { ComponentType } from 'react';
import { adminSac } from '@fio/contracts/admin/sac';
import { SAC_MESSAGE_LIMIT } from '@fio/contracts/public/sac';
import { areaInput, askFor, type FieldProps } from '@fio/platform/area';
import { AnswerInput } from './answer-input.tsx';
import type { SacDetail } from './sac-detail.ts';
import classes from './sac.module.css';
import { useSacWords } from './words.ts';

const { t } = useSacWords;

/** What the visitor wrote last. */
function Last({ record: { messages } }: { record: SacDetail }) {
  const last = messages.findLast(({ kind }) => kind === 'visitor');
  return last && <blockquote className={classes['quote']}>{last.text}</blockquote>;
}

/** Writes in a conversation: an answer that leaves by e-mail, or a note that stays. */
const writeForm = (kind: 'answer' | 'note', input: ComponentType<FieldProps<string, SacDetail>>) =>
  askFor(adminSac[kind], {
    values: () => ({ text: '' }),
    fields: [
      {
        field: 'text',
        input,
        label: () => t('field.text'),
        hint: ({ email }: SacDetail) => t(`hint.${kind}`, { email }),
      },
    ],
    About: Last,
  });

export const answerForm = writeForm('answer', AnswerInput);
export const noteForm = writeForm('note', areaInput(SAC_MESSAGE_LIMIT, 7));
