import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MantineRoot } from '../theme-provider/index.ts';
import type { ShareDialogProps } from './share-dialog-types.ts';
import { ShareDialog } from './share-dialog.tsx';

const LINK = 'https://fio.example/teoria/a-porta?resposta=sim';

const show = (props: Partial<ShareDialogProps> = {}) =>
  render(
    <MantineRoot scheme="dark" env="test">
      <ShareDialog
        opened
        onClose={() => undefined}
        card={{ seriesTitle: 'Maré de Sal', title: 'A Inês abriu a porta?', answer: 'Sim' }}
        link={LINK}
        labels={{
          title: 'Compartilhar',
          close: 'Fechar',
          answer: 'Minha resposta',
          link: 'Link da teoria',
          copy: 'Copiar link',
          copied: 'Link copiado.',
          notCopied: 'Copie o link selecionado.',
          share: 'Outros aplicativos',
        }}
        onCopy={() => Promise.resolve()}
        {...props}
      />
    </MantineRoot>,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('it shows series, theory and answer, and the whole link', () => {
  show();
  const dialog = within(screen.getByRole('dialog', { name: 'Compartilhar' }));
  for (const words of ['Maré de Sal', 'A Inês abriu a porta?', 'Minha resposta', 'Sim'])
    expect(dialog.getByText(words)).toBeTruthy();
  expect(dialog.getByLabelText('Link da teoria')).toHaveProperty('value', LINK);
});

test('it says that the link is copied', async () => {
  const onCopy = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  show({ onCopy });
  press('Copiar link');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Link copiado.'));
  expect(onCopy).toHaveBeenCalledOnce();
});

test('where it can not copy, the link is selected and that is said', async () => {
  show({ onCopy: () => Promise.reject(new Error('denied')) });
  press('Copiar link');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copie o link selecionado.'));
  const field = screen.getByLabelText<HTMLInputElement>('Link da teoria');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]);
});

test("the device's share sheet is offered only where there is one", () => {
  show();
  expect(screen.queryByRole('button', { name: 'Outros aplicativos' })).toBeNull();
  const onShare = vi.fn<() => void>();
  show({ onShare });
  press('Outros aplicativos');
  expect(onShare).toHaveBeenCalledOnce();
});

test('WhatsApp opens in another tab, and says so', () => {
  show({ whatsapp: { href: 'https://wa.me/?text=x', label: 'WhatsApp', note: '(abre em outra aba)' } });
  const link = screen.getByRole('link', { name: 'WhatsApp (abre em outra aba)' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://wa.me/?text=x',
    '_blank',
    'noopener',
  ]);
});
