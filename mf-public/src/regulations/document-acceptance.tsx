import { consents } from '@fio/contracts/public/consents';
import type { RegulationPage } from '@fio/contracts/public/regulations';
import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { useApiMutation, useApiQuery } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useVisitor } from '@fio/platform/session';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

/** For who is signed in and agreed to an earlier version: the way to agree to this one. */
export function DocumentAcceptance({ document: { id } }: { document: RegulationPage }) {
  const t = useRegulationsWords();
  const visitor = useVisitor();
  const isOwn = visitor !== null && !visitor.skipLogout;
  const { data } = useApiQuery(consents.pending, {}, { enabled: isOwn, quiet: true });
  const { mutate, isPending } = useApiMutation(consents.accept, [consents.pending]);
  if (!isOwn || !data?.items.some((one) => one.id === id)) return null;
  const accept = () =>
    mutate({ body: { documents: [id] } }, { onSuccess: () => toast.success(t('accepted')) });
  return (
    <section className={classes['note']} aria-labelledby="pending">
      <Heading level={2} size="s" id="pending">
        {t('pendingTitle')}
      </Heading>
      <Text tone="muted">{t('pendingText')}</Text>
      <Button size="sm" loading={isPending} onClick={accept}>
        {t('accept')}
      </Button>
    </section>
  );
}
