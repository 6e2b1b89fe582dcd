import { describe, expect, it } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

describe('an icon of a remote', () => {
  it('is the lines of its file, without what the shell says itself', () => {
    const tabler = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none"
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="icon">
      <path stroke="none" d="M0 0h24v24H0z" fill="none"/><title>Bolt</title>
      <g><path d="M13 3v7h6
        l-8 11"/></g></svg>`;
    expect(readDrawing(tabler)).toEqual(['M13 3v7h6 l-8 11']);
  });

  it.each([
    ['<circle cx="12" cy="12" r="9"/>', 'M 3 12 a 9 9 0 1 0 18 0 a 9 9 0 1 0 -18 0 Z'],
    ['<ellipse cx="12" cy="12" rx="4" ry="2"/>', 'M 8 12 a 4 2 0 1 0 8 0 a 4 2 0 1 0 -8 0 Z'],
    ['<rect x="3" y="4" width="6" height="8"/>', 'M 3 4 h 6 v 8 h -6 v -8 Z'],
    [
      '<rect x="3" y="4" width="6" height="8" rx="1"/>',
      'M 4 4 h 4 a 1 1 0 0 1 1 1 v 6 a 1 1 0 0 1 -1 1 h -4 a 1 1 0 0 1 -1 -1 v -6 a 1 1 0 0 1 1 -1 Z',
    ],
    ['<line x1="1" y1="2" x2="3" y2="4.5"/>', 'M 1 2 L 3 4.5'],
    ['<polyline points="1,2 3,4"/>', 'M 1 2 3 4'],
    ['<polygon points="1 2, 3 4, 5 6"/>', 'M 1 2 3 4 5 6 Z'],
  ])('has %s as a path', (shape, path) => expect(readDrawing(svg(shape))).toEqual([path]));

  it.each([
    ['<script>alert(1)</script><path d="M0 0"/>', '<script> is no element'],
    ['<style>path{}</style>', '<style> is no element'],
    ['<image href="https://example.com/a.png"/>', '<image> is no element'],
    ['<foreignObject><div/></foreignObject>', '<foreignObject> is no element'],
    ['<use href="#a"/>', '<use> is no element'],
    ['<svg viewBox="0 0 24 24"/>', '<svg> stands where it may not'],
    ['<path d="M0 0" onclick="alert(1)"/>', 'the attribute onclick'],
    ['<path d="M0 0" style="fill:red"/>', 'the attribute style'],
    ['<g transform="rotate(45)"><path d="M0 0"/></g>', 'the attribute transform'],
    ['<path d="M0 0" fill="red"/>', 'is filled with red'],
    ['<circle r="url(#a)"/>', 'is no number'],
    ['<path d="M0 0">', 'it is no SVG'],
    ['', 'it draws nothing'],
  ])('is not %s', (inside, problem) => expect(() => readDrawing(svg(inside))).toThrow(problem));

  it.each([
    [svg('<path d="M0 0"/>', 'viewBox="0 0 512 512"'), 'its viewBox is 0 0 512 512'],
    [svg('<path d="M0 0"/>', ''), 'its viewBox is missing'],
    ['<html><body/></html>', '<html> stands where it may not'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="M0 0"/>')}`, 'a document type'],
  ])('is not %s', (text, problem) => expect(() => readDrawing(text)).toThrow(problem));
});
