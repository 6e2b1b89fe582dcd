import { useEffect, useState } from 'react';
import { faq } from '@fio/contracts/public/faq';
import { Button } from '@fio/design-system/button';
import { IconCheck } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { useApiMutation } from '@fio/platform/api';
import { navigateTo } from '@fio/platform/router';
import { keepRating, ratingDevice, ratingOf } from './rating.ts';
import classes from './helpful.module.css';
import { useFaqWords } from './words.ts';

/** 'Was this helpful?' Whoever has answered sees what they said, and may change it. */
export function Helpful({ id }: { id: string }) {
  const t = useFaqWords();
  const [said, setSaid] = useState<boolean | null>(null);
  const { mutate, isPending, variables } = useApiMutation(faq.helpful);
  // Only the browser knows: the server's drawing has to be the same for everyone.
  useEffect(() => setSaid(ratingOf(id)), [id]);
  const say = (helpful: boolean) =>
    mutate(
      { params: { id }, body: { helpful, device: ratingDevice() } },
      {
        onSuccess: () => {
          keepRating(id, helpful);
          setSaid(helpful);
        },
      },
    );
  return (
    <div className={classes['helpful']}>
      <div role="group" aria-label={t('helpful')} className={classes['ask']}>
        <span aria-hidden>{t('helpful')}</span>
        {[true, false].map((helpful) => (
          <Button
            key={String(helpful)}
            variant="secondary"
            size="sm"
            aria-pressed={said === helpful}
            loading={isPending && variables.body.helpful === helpful}
            icon={said === helpful && <IconCheck aria-hidden />}
            onClick={() => say(helpful)}
          >
            {t(helpful ? 'yes' : 'no')}
          </Button>
        ))}
      </div>
      <p role="status">
        {said !== null && t(said ? 'thanks' : 'sorry')}{' '}
        {said === false && (
          <Link href="?sac" onNavigate={navigateTo}>
            {t('write')}
          </Link>
        )}
      </p>
    </div>
  );
}
