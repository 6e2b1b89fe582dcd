import { useEffect, useRef } from 'react';
import { Link } from '@fio/design-system/link';
import { navigateTo } from '@fio/platform/router';
import { parts } from './parts.tsx';
import { useProfileWords } from './words.ts';
import classes from './profile-nav.module.css';

/** The parts as links, so that each has an address; on a phone the row scrolls to the present one. */
export function ProfileNav({ current }: { current: string }) {
  const t = useProfileWords();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={t('parts')}>
      <ul ref={list} className={classes['list']}>
        {parts().map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`/perfil?aba=${id}`}
              onNavigate={navigateTo}
              className={classes['link']}
              aria-current={id === current ? 'page' : undefined}
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
