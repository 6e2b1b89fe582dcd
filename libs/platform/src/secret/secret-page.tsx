import { type ComponentType, useState } from 'react';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { PageHeader } from '@fio/design-system/page';
import { useNavigate } from '../router/index.ts';
import { SecretShown, type SecretWords } from './secret-shown.tsx';

export interface SecretPageProps<Created extends { readonly secret: string }> {
  readonly title: string;
  /** Where what was made is listed. */
  readonly list: { readonly title: string; readonly href: string };
  readonly words: SecretWords;
  readonly Form: ComponentType<{ readonly onCreated: (created: Created) => void }>;
  /** Where one goes with the secret in hand. */
  readonly next: (created: Created) => string;
}

/** A page that makes what has a secret: its form, and then that secret, this once. */
export function SecretPage<Created extends { readonly secret: string }>({
  title,
  list,
  words,
  Form,
  next,
}: SecretPageProps<Created>) {
  const navigate = useNavigate();
  const [created, setCreated] = useState<Created | null>(null);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            label={list.title}
            items={[list, { title }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      {created === null ? (
        <Form onCreated={setCreated} />
      ) : (
        <SecretShown {...words} secret={created.secret} onDone={() => void navigate(next(created))} />
      )}
    </>
  );
}
