import { boot } from '@fio/platform/boot';
import { useWho } from '@fio/platform/session';
import { Button } from '@fio/design-system/button';
import { TopBar } from '@fio/design-system/layouts';
import { useShellWords } from '../../words/index.ts';
import { OwnLinks } from './own-links.tsx';
import classes from './public-bars.module.css';
import { useRegistration } from './use-registration.ts';
import { useWays } from './use-ways.ts';

/** What who isn't signed in has at the right; joining is offered only while registration is open. */
function GuestActions({ onNavigate }: { onNavigate: (href: string) => void }) {
  const t = useShellWords();
  const { isEnabled } = useRegistration();
  return (
    <>
      {/* On a telephone it stands in the bottom bar. */}
      <span className={classes['wide']}>
        <Button href="/login" size="sm" variant="quiet" onNavigate={onNavigate}>
          {t('nav.signIn')}
        </Button>
      </span>
      {isEnabled && (
        <Button href="/register" size="sm" onNavigate={onNavigate}>
          {t('nav.register')}
        </Button>
      )}
    </>
  );
}

/**
 * Until it is known who looks, both have their place, and the first script says whose is seen. Who it is about stays as it
 * was drawn: a link made anew between a finger's coming and going is pressed in vain.
 */
function Actions({ onNavigate }: { onNavigate: (href: string) => void }) {
  const who = useWho();
  const isKnown = who !== 'unknown';
  return (
    <div className={classes['either']}>
      {who !== 'visitor' && (
        <div data-only={isKnown ? undefined : 'guest'}>
          <GuestActions onNavigate={onNavigate} />
        </div>
      )}
      {who !== 'guest' && (
        <div data-only={isKnown ? undefined : 'visitor'}>
          <OwnLinks onNavigate={onNavigate} />
        </div>
      )}
    </div>
  );
}

/** The public top bar: the product's name, the ways through it, and who one is. */
export function PublicTopBar() {
  const t = useShellWords();
  const { ways, go } = useWays();
  return (
    <TopBar
      brand={boot().campaign.name}
      homeHref="/"
      links={ways.map(({ href, title, active }) => ({ href, title, active }))}
      onNavigate={go}
      actions={<Actions onNavigate={go} />}
      navigationLabel={t('nav.label')}
    />
  );
}
