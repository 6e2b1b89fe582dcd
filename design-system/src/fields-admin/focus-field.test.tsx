import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FocusField, type FocusPoint } from './focus-field.tsx';

const show = () => {
  const onChange = vi.fn<(value: FocusPoint) => void>();
  const { container } = render(
    <FocusField
      label="Corte"
      src="/prize.webp"
      value={{ x: 50, y: 40 }}
      onChange={onChange}
      crops={[{ label: 'Cartão', ratio: 1 }]}
      labels={{ across: 'Na horizontal', down: 'Na vertical' }}
    />,
  );
  return { onChange, container };
};

test('the sliders move one side each, and the crop follows', () => {
  const { onChange, container } = show();
  fireEvent.change(screen.getByRole('slider', { name: 'Na vertical' }), { target: { value: '70' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 70 });
  expect(container.querySelector('figure img')?.getAttribute('style')).toContain('object-position: 50% 40%');
});

test('a press outside of the picture counts for its edge', () => {
  const { onChange, container } = show();
  const picture = container.querySelector('img')?.parentElement;
  if (!picture) throw new Error('no picture');
  picture.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100);
  fireEvent.click(picture, { clientX: 150, clientY: 230 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ x: 25, y: 100 });
});
