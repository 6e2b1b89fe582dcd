import { useState } from 'react';
import { fromBase64 } from '@fio/domain/transparency/base64';
import { Button } from '@fio/design-system/button';
import { TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { format } from '@fio/platform/i18n';
import { Part } from '../draw/part.tsx';
import { continues, type LogCheck } from './check-log.ts';
import classes from './transparency.module.css';
import { useTransparencyWords } from './words.ts';

const HASH = 32;

type Outcome = { readonly size: number; readonly isRight: boolean } | 'failed' | null;

function Said({ outcome }: { outcome: Outcome }) {
  const t = useTransparencyWords();
  if (outcome === null) return null;
  if (outcome === 'failed') return <Text tone="warning">{t('letter.failed')}</Text>;
  const { size, isRight } = outcome;
  return (
    <Text tone={isRight ? 'success' : 'error'}>
      {t(isRight ? 'letter.right' : 'letter.wrong', { size: format.number(size) })}
    </Text>
  );
}

/** A head from somewhere else, of a letter above all, against the log of now. */
export function LetterPart({ head, reader }: Pick<LogCheck, 'head' | 'reader'>) {
  const t = useTransparencyWords();
  const [typed, setTyped] = useState({ size: '', root: '' });
  const [wrong, setWrong] = useState({ size: false, root: false });
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const compare = async () => {
    const size = Number(typed.size.replaceAll(/[.\s]/g, ''));
    const root = fromBase64(typed.root.replaceAll(/\s/g, ''));
    const problems = { size: !Number.isInteger(size) || size < 1, root: root?.length !== HASH };
    setOutcome(null);
    setWrong(problems);
    if (problems.size || root === null || problems.root) return;
    setBusy(true);
    try {
      setOutcome({ size, isRight: await continues(reader, head, { size, root }) });
    } catch {
      setOutcome('failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Part title={t('letter')} lead={t('letterLead')}>
      <form
        className={classes['letter']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void compare();
        }}
      >
        <MantineRoot scheme="dark">
          <TextField
            label={t('letter.size')}
            inputMode="numeric"
            autoComplete="off"
            value={typed.size}
            error={wrong.size ? t('letter.sizeWrong') : undefined}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, size: value })}
          />
          <TextField
            label={t('letter.root')}
            hint={t('letter.rootHint')}
            autoComplete="off"
            spellCheck={false}
            value={typed.root}
            error={wrong.root ? t('letter.rootWrong') : undefined}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, root: value })}
          />
        </MantineRoot>
        <div>
          <Button type="submit" variant="secondary" loading={isBusy}>
            {t('letter.check')}
          </Button>
        </div>
        <div role="status">
          <Said outcome={outcome} />
        </div>
      </form>
    </Part>
  );
}
