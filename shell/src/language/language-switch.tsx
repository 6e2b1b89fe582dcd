import { setLanguage, useLanguage } from '@fio/platform/i18n';
import { toast } from '@fio/platform/feedback';
import { Button } from '@fio/design-system/button';
import { useShellWords } from '../words/index.ts';

/** Changes between Portuguese and English; each is offered in its own words. */
export function LanguageSwitch() {
  const t = useShellWords();
  const next = useLanguage() === 'pt' ? 'en' : 'pt';
  return (
    <Button
      variant="quiet"
      size="sm"
      lang={next === 'pt' ? 'pt-BR' : 'en'}
      aria-label={t('language.label')}
      onClick={() => setLanguage(next, () => toast.error(t('language.failed')))}
    >
      {t('language')}
    </Button>
  );
}
