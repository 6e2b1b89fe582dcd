import { useLayoutEffect, useRef } from 'react';
import { adminFaq } from '@fio/contracts/admin/faq';
import type { FaqCategory } from '@fio/contracts/public/faq';
import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { useFaqWords } from '../words.ts';
import classes from './order.module.css';
import { OrderRow } from './order-row.tsx';
import { useDrag } from './use-drag.ts';
import type { Order } from './use-order.ts';

interface Props {
  readonly category: FaqCategory;
  readonly order: Order;
  /** Says aloud where a question has gone. */
  readonly say: (text: string) => void;
}

/** What was moved by a button keeps the focus, wherever it has gone. */
function useFocusKept() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-step="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return { list, keep: (step: string) => (wanted.current = step) };
}

function Foot({ category, order }: Omit<Props, 'say'>) {
  const t = useFaqWords();
  if (order.isConflict(category))
    return (
      <div className={classes['conflict']} role="alert">
        <Heading level={3} size="s">
          {t('order.conflict')}
        </Heading>
        <Text tone="muted">{t('order.conflictText')}</Text>
        <Button variant="secondary" onClick={() => void order.takeTheirs(category)}>
          {t('order.reload')}
        </Button>
      </div>
    );
  if (!order.isChanged(category)) return null;
  return (
    <div className={classes['foot']}>
      <Text tone="muted">{t('order.changed')}</Text>
      <Button variant="secondary" onClick={() => order.undo(category)}>
        {t('order.undo')}
      </Button>
      <Button loading={order.isSaving} onClick={() => void order.save(category)}>
        {t('order.save')}
      </Button>
    </div>
  );
}

/** The questions of a subject, to be put in order. */
export function OrderSection({ category, order, say }: Props) {
  const t = useFaqWords();
  const may = useMay()(adminFaq.reorder) && !order.isConflict(category);
  const { list, keep } = useFocusKept();
  const rows = order.rows(category);
  const ids = rows.map(({ id }) => id);
  const begun = useRef(ids);

  const told = (id: string, place: number) => {
    const question = rows.find((one) => one.id === id)?.question ?? '';
    say(t('order.moved', { question, place: place + 1, total: rows.length }));
  };
  const { dragged, hold } = useDrag({
    list,
    ids,
    onMove: (id, to) => order.move(category, id, to),
    onDrop: (id) => told(id, ids.indexOf(id)),
    onCancel: () => order.put(category, begun.current),
  });
  const step = (id: string, by: -1 | 1) => {
    const to = ids.indexOf(id) + by;
    const question = rows.find((one) => one.id === id)?.question ?? '';
    if (to < 0 || to >= ids.length) return say(t(by < 0 ? 'order.first' : 'order.last', { question }));
    keep(`${id} ${by}`);
    order.move(category, id, to);
    told(id, to);
  };
  return (
    <section className={classes['section']} aria-labelledby={category}>
      <Heading level={2} size="s" id={category}>
        {t(`category.${category}`)}
      </Heading>
      <ol ref={list} className={classes['list']}>
        {rows.map((item, index) => (
          <OrderRow
            key={item.id}
            item={item}
            place={index + 1}
            isDragged={dragged === item.id}
            {...(may && {
              moving: {
                onStep: (by) => step(item.id, by),
                onHold: (event) => {
                  begun.current = ids;
                  hold(item.id)(event);
                },
              },
            })}
          />
        ))}
      </ol>
      <Foot category={category} order={order} />
    </section>
  );
}
