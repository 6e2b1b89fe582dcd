import { useState } from 'react';
import { tickets } from '@fio/contracts/public/tickets';
import { Dialog } from '@fio/design-system/dialog';
import { EmptyState } from '@fio/design-system/empty-state';
import { SelectField } from '@fio/design-system/fields';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import type { PageDialogProps } from '../dialogs/page-dialog.ts';
import { PartFailed } from '../page/part-failed.tsx';
import { CheckForm } from './check-form.tsx';
import { useNumbersWords } from './words.ts';
import classes from './numbers.module.css';

/** The draws with their commitments; the chosen one's seed, once it is known, lets anyone check any number. */
function Draws() {
  const t = useNumbersWords();
  const query = useApiQuery(tickets.proof, {}, { quiet: true });
  const { data } = query;
  const [chosen, setChosen] = useState('');
  if (!data && query.isError) return <PartFailed title={t('drawsFailed')} query={query} />;
  if (!data) return <Skeleton height={160} radius="card" />;
  const draw = data.items.find(({ commitment }) => commitment.drawId === chosen) ?? data.items[0];
  if (!draw) return <EmptyState title={t('noDraws')} text={t('noDrawsText')} headingLevel={3} />;
  const { commitment, given } = draw;
  const { drawId, seedHash, seed, committedAt, revealedAt } = commitment;
  return (
    <div className={classes['proof']}>
      <SelectField
        label={t('draw')}
        value={drawId}
        onChange={(id) => setChosen(id)}
        data={data.items.map(({ title, commitment: { drawId: value } }) => ({ value, label: title }))}
      />
      <Text>{t('proofText', { when: format.dateTime(committedAt) })}</Text>
      <code className={classes['bytes']}>{seedHash}</code>
      {seed && revealedAt ? (
        <>
          <Text>{t('proofSeed', { when: format.dateTime(revealedAt) })}</Text>
          <code className={classes['bytes']}>{seed}</code>
          <CheckForm key={drawId} commitment={commitment} seed={seed} given={given} />
        </>
      ) : (
        <Text tone="muted">{t('proofLater')}</Text>
      )}
    </div>
  );
}

/** Checking any lucky number of any draw, for everybody: `?conferir`. */
export default function CheckDialog({ opened, onClose }: PageDialogProps) {
  const t = useNumbersWords();
  return (
    <MantineRoot scheme="dark">
      <Dialog
        opened={opened}
        onClose={onClose}
        title={t('checkTitle')}
        closeLabel={t('close')}
        width={600}
        sheet
      >
        <Draws />
      </Dialog>
    </MantineRoot>
  );
}
