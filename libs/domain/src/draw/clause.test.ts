import { describe, expect, it } from 'vitest';
import type { DrawDefinition } from './calculation.ts';
import { drawClause } from './clause.ts';
import {
  APPROXIMATIONS,
  COMMON_RULE_SET,
  EMPTY_SERIES_RULES,
  type RuleSet,
  SERIES_FOLDS,
} from './rule-set.ts';

const draw = (rules: Partial<RuleSet> = {}, rest: Partial<DrawDefinition> = {}): DrawDefinition => ({
  ruleSet: { ...COMMON_RULE_SET, ...rules },
  interval: { first: 110, last: 119 },
  prizes: [{ quantity: 1 }],
  surrogates: 0,
  ...rest,
});
const text = (definition: DrawDefinition, language: 'pt' | 'en' = 'pt') =>
  drawClause(definition, language).join('\n');

describe('drawClause', () => {
  it('reads as a regulation does', () => {
    expect(drawClause(draw({}, { prizes: [{ quantity: 2 }], surrogates: 3 }), 'pt')).toMatchInlineSnapshot(`
      [
        "O elemento sorteável será formado por estes algarismos da extração da Loteria Federal, lidos nesta ordem, da esquerda para a direita: as unidades simples do 1º, 2º, 3º, 4º e 5º prêmios.",
        "A série será formada por estes algarismos da mesma extração, lidos nesta ordem, da esquerda para a direita: as dezenas simples do 1º, 2º e 3º prêmios.",
        "Se a série assim obtida for superior a 119, dela se subtrai a quantidade de séries do sorteio (10) tantas vezes quantas forem necessárias para que deixe de ser superior. Se a série assim obtida for inferior a 110, a ela se soma a quantidade de séries do sorteio (10) tantas vezes quantas forem necessárias para que deixe de ser inferior.",
        "Será contemplado o número da sorte formado por essa série e por esse elemento sorteável.",
        "Caso esse número não tenha sido distribuído ou não possa ser premiado, será contemplado o número distribuído imediatamente superior da mesma série e, não havendo, o imediatamente inferior.",
        "Não havendo na série número que possa ser premiado, repete-se a busca, a partir do mesmo elemento sorteável, na série imediatamente superior, e assim sucessivamente até a 119; não havendo, na imediatamente inferior à obtida, e assim sucessivamente até a 110.",
        "Os prêmios são atribuídos do maior para o menor valor, unidade por unidade, aos números que a mesma busca encontra, na ordem em que os encontra. Nenhum número é contemplado duas vezes.",
        "Cada participante pode ser contemplado uma única vez neste sorteio; seus demais números são tratados como não distribuídos.",
        "São tratados como não distribuídos os números anulados, os de participantes com CPF impedido, os de quem não tiver completado 18 anos na data da extração e os de quem não puder participar por outra razão prevista neste regulamento.",
        "A mesma busca prossegue até encontrar, para cada prêmio, 3 suplentes, que substituem, nesta ordem, quem for desclassificado antes da publicação do resultado.",
        "Não havendo extração da Loteria Federal na data prevista, vale a extração seguinte.",
        "Exemplo: com os prêmios 23337, 82513, 17082, 53195, 49504, do 1º ao 5º, o elemento sorteável é 73254, a série é 318 → 308 → 298 → … → 118 e o número da sorte é 118/73254.",
      ]
    `);
  });

  it('says the same in English', () => {
    expect(drawClause(draw({}, { prizes: [{ quantity: 2 }], surrogates: 3 }), 'en')).toMatchInlineSnapshot(`
      [
        "The drawn element is made of these digits of the extraction of the Loteria Federal, read in this order from left to right: the units digits of the 1st, 2nd, 3rd, 4th, and 5th prizes.",
        "The series is made of these digits of the same extraction, read in this order from left to right: the tens digits of the 1st, 2nd, and 3rd prizes.",
        "If the series so read is above 119, the quantity of series of the draw (10) is taken away as often as it takes for it to be above no longer. If the series so read is below 110, the quantity of series of the draw (10) is added as often as it takes for it to be below no longer.",
        "The lucky number made of that series and that drawn element wins.",
        "If that number was not given out, or cannot win, the next number above in the same series that was given out wins; failing that, the next below.",
        "If the series has no number that can win, the search is repeated from the same drawn element in the next series above, and so on up to 119; failing that, in the next below the one read, and so on down to 110.",
        "The prizes go, from the highest value to the lowest and unit by unit, to the numbers that the same search finds, in the order in which it finds them. No number wins twice.",
        "Each participant can win only once in this draw; their other numbers count as not given out.",
        "Voided numbers count as not given out, as do those of participants whose CPF is barred, who are not 18 years old on the day of the extraction or who cannot take part for another reason in this regulation.",
        "The same search goes on until it has found, for each prize, 3 surrogates, who replace, in this order, whoever is disqualified before the result is published.",
        "If the Loteria Federal holds no extraction on the day, the next extraction counts.",
        "Example: with the prizes 23337, 82513, 17082, 53195, 49504, from the 1st to the 5th, the drawn element is 73254, the series is 318 → 308 → 298 → … → 118 and the lucky number is 118/73254.",
      ]
    `);
  });

  it('names digits of other places, and a fixed beginning', () => {
    const clause = text(
      draw({
        order: [
          { prize: 1, place: 'units' },
          { prize: 1, place: 'tens' },
          { prize: 2, place: 'tens' },
          { prize: 3, place: 'hundreds' },
          { prize: 4, place: 'ten_thousands' },
        ],
        series: { prefix: '11', digits: [{ prize: 5, place: 'thousands' }] },
      }),
    );
    expect(clause).toContain(
      'a unidade simples do 1º prêmio, as dezenas simples do 1º e 2º prêmios, a centena simples do 3º prêmio e a dezena de milhar do 4º prêmio',
    );
    expect(clause).toContain('número fixo 11');
    expect(clause).toContain('a unidade de milhar do 5º prêmio');
  });

  it('speaks of a rule only where it can matter', () => {
    const one = text(draw({}, { interval: { first: 0, last: 0 } }));
    expect(one).toContain('uma única série');
    expect(one).not.toContain('série imediatamente superior');
    const inside = text(draw({ series: { prefix: '11', digits: [{ prize: 1, place: 'tens' }] } }));
    expect(inside).not.toContain('subtrai');
    expect(text(draw({ minimumAge: 0 }))).not.toContain('anos');
    expect(text(draw())).not.toContain('suplente');
    expect(text(draw({ onePrizePerPerson: false }))).toContain('mais de uma vez');
  });

  it.each(['pt', 'en'] as const)('tells every rule apart in %s', (language) => {
    const approximations = APPROXIMATIONS.map((approximation) => text(draw({ approximation }), language));
    const folds = SERIES_FOLDS.map((fold) => text(draw({ fold }), language));
    const empty = EMPTY_SERIES_RULES.map((emptySeries) => text(draw({ emptySeries }), language));
    for (const variants of [approximations, folds, empty])
      expect(new Set(variants).size).toBe(variants.length);
  });
});
