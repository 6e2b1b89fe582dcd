import { boot } from '@fio/platform/boot';
import { Footer } from '@fio/design-system/layouts';
import { LanguageSwitch } from '../../language/language-switch.tsx';
import { useShellWords } from '../../words/index.ts';

/** The foot of every public page: certificate number, who runs the promotion, contact, language. */
export function PublicFooter() {
  const t = useShellWords();
  const { name, promoter, cnpj, certificate, contact } = boot().campaign;
  const address = contact.includes('@') ? `mailto:${contact}` : contact;
  return (
    <Footer
      brand={name}
      tagline={t('footer.tagline')}
      {...(certificate && { certificate: t('footer.certificate', { number: certificate }) })}
      legal={t('footer.legal', { promoter, cnpj })}
      links={[{ href: address, title: t('footer.contact') }]}
      navigationLabel={t('footer.label')}
      extra={<LanguageSwitch />}
    />
  );
}
