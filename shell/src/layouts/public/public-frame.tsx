import type { ReactNode } from 'react';
import { PublicLayout } from '@fio/design-system/layouts';
import { CookieNotice } from '../../cookies/cookie-notice.tsx';
import { useShellWords } from '../../words/index.ts';
import { EnteredStrip } from './entered-strip.tsx';
import { PreviewStrip } from './preview-strip.tsx';
import { PublicBottomBar } from './public-bottom-bar.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicTopBar } from './public-top-bar.tsx';
import { VisitorStrips } from './visitor-strips.tsx';

/** The visitor's frame; the age gate has no top bar (specification, section 2). */
export function PublicFrame({ agegate, children }: { agegate: boolean; children: ReactNode }) {
  const t = useShellWords();
  const strips = (
    <>
      <EnteredStrip />
      <PreviewStrip />
      <VisitorStrips />
    </>
  );
  return (
    <PublicLayout
      skipLabel={t('skip')}
      topBar={!agegate && <PublicTopBar />}
      strip={!agegate && strips}
      footer={<PublicFooter />}
      bottomBar={!agegate && <PublicBottomBar />}
      banner={<CookieNotice />}
    >
      {children}
    </PublicLayout>
  );
}
