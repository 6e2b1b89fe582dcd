import { compileMask } from './mask.ts';
import type { CompiledMask } from './mask.ts';

/** The notation has no "letter or digit, to upper case", which the alphanumeric CNPJ needs: here `X` does it. */
function upperCased(notation: string): CompiledMask {
  const compiled = compileMask(notation);
  const transform = (character: string): string => character.toUpperCase();
  return { ...compiled, tokens: { ...compiled.tokens, X: { pattern: /[0-9a-z]/i, transform } } };
}

/**
 * Ready options for maska 3, one per kind of field. The phone's two masks (landline, mobile) are chosen by length;
 * `date` is day, month, year; `extraction` a prize of the Loteria Federal, with room for more than its five digits: who
 * types a sixth must be told, not have it cut off; `luckyNumber` is series and number; `accessKey` is an invoice's 44
 * positions in groups of 4, letters only where its CNPJ has them: the `NFe` of a pasted key finds no place and pushes
 * nothing off the end.
 */
export const MASKS = {
  cpf: /* @__PURE__ */ compileMask('###.###.###-##'),
  cnpj: /* @__PURE__ */ upperCased('XX.XXX.XXX/XXXX-##'),
  phone: /* @__PURE__ */ compileMask(['(##) ####-####', '(##) #####-####']),
  cep: /* @__PURE__ */ compileMask('#####-###'),
  date: /* @__PURE__ */ compileMask('##/##/####'),
  uf: /* @__PURE__ */ compileMask('AA'),
  extraction: /* @__PURE__ */ compileMask('########'),
  luckyNumber: /* @__PURE__ */ compileMask('###/#####'),
  accessKey: /* @__PURE__ */ upperCased('#### ##XX XXXX XXXX XX## #### #### #### #### #### ####'),
} as const satisfies Record<string, CompiledMask>;
