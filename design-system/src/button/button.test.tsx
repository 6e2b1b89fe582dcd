import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a loading button keeps its name and ignores presses', () => {
  const onClick = vi.fn<() => void>();
  const submitted = vi.fn<() => void>();
  render(
    <form onSubmit={submitted}>
      <Button type="submit" loading onClick={onClick}>
        Enviar
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test('a link gives plain clicks to the router and leaves the others to the browser', () => {
  const onNavigate = vi.fn<(href: string) => void>();
  render(
    <Button href="/mare-de-sal" onNavigate={onNavigate}>
      Ver
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Ver' });
  expect(fireEvent.click(link)).toBe(false);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/mare-de-sal');
  fireEvent.click(link, { ctrlKey: true });
  expect(onNavigate).toHaveBeenCalledOnce();
});
