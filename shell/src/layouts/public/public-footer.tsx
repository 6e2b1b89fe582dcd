import { boot } from '@fio/platform/boot';
import { ContactLink } from '@fio/platform/contact';
import { useLocation, useNavigate } from '@fio/platform/router';
import { Footer } from '@fio/design-system/layouts';
import { contactWay } from '../../contact/contact-way.ts';
import { CookieChoice } from '../../cookies/cookie-choice.tsx';
import { LanguageSwitch } from '../../language/language-switch.tsx';
import { useShellWords } from '../../words/index.ts';
import classes from './public-bars.module.css';

/** The foot of every public page: certificate number, who runs the promotion, customer service, language. */
export function PublicFooter() {
  const t = useShellWords();
  const { search } = useLocation();
  const navigate = useNavigate();
  const contact = contactWay(search);
  const { name, promoter, cnpj, certificate } = boot().campaign;
  return (
    <Footer
      brand={name}
      tagline={t('footer.tagline')}
      {...(certificate && { certificate: t('footer.certificate', { number: certificate }) })}
      legal={t('footer.legal', { promoter, cnpj })}
      links={[
        { href: '/faq', title: t('footer.faq') },
        { href: '/ganhadores', title: t('footer.winners') },
        { href: '/conferir', title: t('footer.check') },
        { href: '/regulamentos', title: t('footer.regulation') },
        { href: '/regulamentos/privacidade', title: t('footer.privacy') },
        { href: '/regulamentos/termos', title: t('footer.terms') },
        // The e-mail stands below either way.
        ...(contact === null ? [] : [{ href: contact, title: t('footer.contact') }]),
      ]}
      navigationLabel={t('footer.label')}
      onNavigate={(href) => void navigate(href, { preventScrollReset: href.includes('?') })}
      extra={
        <div className={classes['extra']}>
          <LanguageSwitch />
          <CookieChoice />
          <ContactLink contact="email" />
        </div>
      }
    />
  );
}
