import { ContactLink } from '@fio/platform/contact';
import { useLocation, useNavigate } from '@fio/platform/router';
import { Button } from '@fio/design-system/button';
import { Link } from '@fio/design-system/link';
import { ErrorPage } from '@fio/design-system/page';
import { contactWay } from '../contact/contact-way.ts';
import { sideOf } from '../guards/access.ts';
import { useShellWords } from '../words/index.ts';

/** An error as a page: 404 has its own words, the rest the error's (specification, section 2). */
export function ErrorView({ status, message }: { status: number; message?: string | undefined }) {
  const t = useShellWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAdmin = sideOf(pathname) === 'admin';
  const contact = isAdmin ? null : contactWay(search);
  const home = isAdmin ? '/admin' : '/';
  const back = () => void navigate(-1);
  return (
    <>
      <ErrorPage
        status={status}
        message={status === 404 ? t('notFound') : (message ?? t('unexpected'))}
        homeLabel={t('homePage')}
        backLabel={t('back')}
        onHome={() => void navigate(home)}
        onBack={back}
        {...(!isAdmin && {
          help:
            contact === null ? (
              <ContactLink contact="email" />
            ) : (
              <Link href={contact} onNavigate={(href) => void navigate(href)}>
                {t('footer.contact')}
              </Link>
            ),
        })}
      />
      {process.env.NODE_ENV === 'development' && (
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      )}
    </>
  );
}
