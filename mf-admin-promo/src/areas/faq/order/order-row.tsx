import type { PointerEventHandler } from 'react';
import { adminFaq } from '@fio/contracts/admin/faq';
import { IconButton } from '@fio/design-system/button';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { useNavigate } from '@fio/platform/router';
import { FaqState } from '../faq-state.tsx';
import { useFaqWords } from '../words.ts';
import classes from './order.module.css';
import type { Ordered } from './use-order.ts';

interface Props {
  readonly item: Ordered;
  /** From 1. */
  readonly place: number;
  readonly isDragged: boolean;
  /** Undefined for who may only look. */
  readonly moving?: {
    readonly onHold: PointerEventHandler;
    readonly onStep: (by: -1 | 1) => void;
  };
}

const STEPS = [
  { by: -1, word: 'order.up', Icon: IconChevronUp },
  { by: 1, word: 'order.down', Icon: IconChevronDown },
] as const;

/** A question at its place. The handle is for pointers; the buttons are for everybody, one finger included. */
export function OrderRow({ item, place, isDragged, moving }: Props) {
  const t = useFaqWords();
  const navigate = useNavigate();
  const { id, question, published } = item;
  return (
    <li className={classes['row']} data-dragged={isDragged || undefined}>
      {moving && (
        <span className={classes['handle']} title={t('order.handle')} onPointerDown={moving.onHold}>
          <IconGripVertical size={20} aria-hidden />
        </span>
      )}
      <span className={classes['place']}>{place}</span>
      <span className={classes['text']}>
        <Link
          className={classes['question']}
          href={`${adminFaq.list.path}/${id}`}
          onNavigate={(href) => void navigate(href)}
        >
          {question}
        </Link>
        {!published && <FaqState published={false} />}
      </span>
      {moving && (
        <span className={classes['steps']}>
          {STEPS.map(({ by, word, Icon }) => (
            <IconButton
              key={by}
              size="sm"
              label={t(word, { question })}
              data-step={`${id} ${by}`}
              onClick={() => moving.onStep(by)}
            >
              <Icon />
            </IconButton>
          ))}
        </span>
      )}
    </li>
  );
}
