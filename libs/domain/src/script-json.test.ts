import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scriptJson } from './script-json.ts';

it('says the same as JSON, and nothing that ends its element or a line of script', () => {
  const text = scriptJson({ name: '</script><!--\u2028&' });
  expect(text).toBe(String.raw`{"name":"\u003c/script\u003e\u003c!--\u2028\u0026"}`);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const said = scriptJson(value);
      expect(JSON.parse(said)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(said).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});
