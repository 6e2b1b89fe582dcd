import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { navigateTo } from '@fio/platform/router';
import classes from './faq.module.css';
import { useFaqWords } from './words.ts';

/** Where to go with a question that isn't here: both are dialogs over this page. */
export function MoreHelp() {
  const t = useFaqWords();
  return (
    <section className={classes['more']} aria-labelledby="faq-mais">
      <div>
        <Heading level={2} size="s" id="faq-mais">
          {t('moreTitle')}
        </Heading>
        <Text tone="muted">{t('moreText')}</Text>
      </div>
      <div className={classes['ways']}>
        <Button href="?sac" onNavigate={navigateTo}>
          {t('sac')}
        </Button>
        <Button variant="secondary" href="?ajuda" onNavigate={navigateTo}>
          {t('receipts')}
        </Button>
      </div>
    </section>
  );
}
