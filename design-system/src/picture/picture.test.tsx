import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const raster = {
  src: '/files/p-960.webp',
  srcSet: '/files/p-480.webp 480w, /files/p-960.webp 960w',
  avifSet: '/files/p-480.avif 480w, /files/p-960.avif 960w',
  alt: 'Um farol',
  width: 960,
  height: 540,
};

test('AVIF is offered first, WebP to all others, both by the size shown', () => {
  const { container } = render(<Picture picture={raster} sizes="50vw" className="art" />);
  const source = container.querySelector('picture > source');
  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(source?.getAttribute('srcset')).toBe(raster.avifSet);
  expect(source?.getAttribute('sizes')).toBe('50vw');
  const image = container.querySelector('picture > img');
  expect(image?.getAttribute('srcset')).toBe(raster.srcSet);
  expect(image?.getAttribute('sizes')).toBe('50vw');
  expect(['alt', 'width', 'height', 'class'].map((name) => image?.getAttribute(name))).toEqual([
    'Um farol',
    '960',
    '540',
    'art',
  ]);
});

test('what is cropped keeps its focus in sight', () => {
  const { container } = render(<Picture picture={{ ...raster, focus: { x: 20, y: 80 } }} sizes="50vw" />);
  expect(container.querySelector('img')?.style.objectPosition).toBe('20% 80%');
});

test('a vector is a plain image', () => {
  const { container } = render(
    <Picture picture={{ src: '/files/p.svg', alt: '', width: 400, height: 600 }} sizes="50vw" />,
  );
  expect(container.querySelector('picture')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/p.svg');
});
