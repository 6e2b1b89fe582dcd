import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { PublicFrame } from '../layouts/public/public-frame.tsx';
import type { Layout } from '../guards/access.ts';

// Of the back office alone: a visitor never loads them.
const AdminFrame = lazy(() => import('../layouts/admin/admin-frame.tsx'));
const AuthFrame = lazy(() => import('../layouts/admin/auth-frame.tsx'));

/** The frame a page asks for, around it. */
export function Frame({ layout, children }: { layout: Layout; children: ReactNode }) {
  if (layout === 'public' || layout === 'agegate')
    return <PublicFrame agegate={layout === 'agegate'}>{children}</PublicFrame>;
  if (layout === 'bare')
    return (
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
    );
  const AdminSide = layout === 'admin' ? AdminFrame : AuthFrame;
  return (
    <Suspense fallback={null}>
      <AdminSide>{children}</AdminSide>
    </Suspense>
  );
}
