import { SaxesParser } from 'saxes';
import { shapePath, type Attributes } from './shape-path.ts';

/** What a program that draws icons writes and the shell says itself: how lines look, and how large the icon is. */
const LEFT_OUT = /^(xmlns|version|class|id|width|height|fill|stroke|stroke-(width|linecap|linejoin))$/;
const SQUARE = '0 0 24 24';

/** A shape that nobody would see: Tabler's icons begin with such a square. */
const isInvisible = ({ fill, stroke }: Attributes) => fill === 'none' && stroke === 'none';

function problemOf(element: string, attributes: Attributes): string | undefined {
  const foreign = Object.keys(attributes).find((name) => !LEFT_OUT.test(name));
  if (foreign) return `<${element}> has the attribute ${foreign}, which an icon may not have`;
  const { fill = 'none' } = attributes;
  return fill === 'none' ? undefined : `<${element}> is filled with ${fill}: icons are drawn in lines`;
}

/**
 * Reads an SVG file as the lines of a menu icon: paths in a square of 24 × 24, and nothing else of it. Throws what is not
 * allowed: any element but `svg`, `g`, `title` and plain shapes (no script, style, image, text or reference), any attribute
 * that moves, fills or acts, any other size.
 */
export function readDrawing(svg: string): string[] {
  const parser = new SaxesParser({ xmlns: false });
  const paths: string[] = [];
  let depth = 0;
  parser.on('error', (error) => {
    throw new Error(`it is no SVG: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new Error('it declares a document type, which an icon may not have');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    const { viewBox, ...rest } = attributes;
    if ((depth === 1) !== (name === 'svg')) throw new Error(`<${name}> stands where it may not`);
    if (name === 'svg' && viewBox !== SQUARE)
      throw new Error(`its viewBox is ${viewBox ?? 'missing'}, and must be ${SQUARE}`);
    const shape = /^(svg|g|title)$/.test(name) ? { rest } : shapePath(name, attributes);
    if (!shape) throw new Error(`<${name}> is no element of an icon`);
    const problem = problemOf(name, shape.rest);
    if (problem && !isInvisible(rest)) throw new Error(problem);
    if ('path' in shape && !isInvisible(rest)) paths.push(shape.path);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(svg).close();
  if (paths.length === 0) throw new Error('it draws nothing');
  return paths;
}
