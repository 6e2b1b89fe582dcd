import { type SubmitEvent, useState } from 'react';
import { MASKS } from '@fio/domain/field-masks';
import { type LuckyNumber, parseLuckyNumber } from '@fio/domain/lucky-number';
import { Button } from '@fio/design-system/button';
import { MaskedField } from '@fio/design-system/fields';
import { validationText } from '@fio/platform/forms';
import { language } from '@fio/platform/i18n';
import { useSearchParams } from '@fio/platform/router';
import classes from '../tickets.module.css';
import { WithDraw } from '../with-draw.tsx';
import { useTicketsWords } from '../words.ts';
import { EveryDraw } from './every-draw.tsx';
import { IntegrityPanel } from './integrity-panel.tsx';
import { NumberResult } from './number-result.tsx';

/** The field a number is typed or pasted into. */
function CheckForm({ first, onCheck }: { first: string; onCheck: (text: string) => void }) {
  const t = useTicketsWords();
  const [typed, setTyped] = useState(first);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (parseLuckyNumber(typed)) {
      setProblem(undefined);
      onCheck(typed);
    } else setProblem(typed.trim() === '' ? validationText(language(), 'required') : t('check.invalid'));
  };
  return (
    <form noValidate className={classes['check']} aria-label={t('check')} onSubmit={submit}>
      <MaskedField
        label={t('field.number')}
        hint={t('check.lead')}
        mask={MASKS.luckyNumber}
        inputMode="numeric"
        placeholder="000/00000"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        required
        error={problem}
      />
      <Button type="submit">{t('check.submit')}</Button>
    </form>
  );
}

/** /admin/tickets-check: what a number means for a draw, and whether the whole list is sound. */
export function CheckPage() {
  const [search, setSearch] = useSearchParams();
  const text = search.get('number') ?? '';
  const number: LuckyNumber | null = parseLuckyNumber(text);
  return (
    <WithDraw word="check">
      {(drawId, { choose }) => (
        <div className={classes['columns']}>
          <div className={classes['stack']}>
            <CheckForm first={text} onCheck={(asked) => setSearch({ draw: drawId, number: asked })} />
            {number && <NumberResult drawId={drawId} number={number} />}
            {number && <EveryDraw drawId={drawId} number={number} onDraw={choose} />}
          </div>
          <IntegrityPanel key={drawId} drawId={drawId} />
        </div>
      )}
    </WithDraw>
  );
}
