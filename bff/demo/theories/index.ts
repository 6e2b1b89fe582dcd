import { ceuDeRabiola } from './ceu-de-rabiola.ts';
import { feiticoGenerico } from './feitico-generico.ts';
import { poeiraDeSelene } from './poeira-de-selene.ts';
import { protocoloJatoba } from './protocolo-jatoba.ts';
import { reinadoDeQuinta } from './reinado-de-quinta.ts';
import { salNaLanterna } from './sal-na-lanterna.ts';
import type { DemoTheory } from './theory.ts';
import { trezeAndaresAbaixo } from './treze-andares-abaixo.ts';
import { ultimoBondeParaAlvora } from './ultimo-bonde-para-alvora.ts';

export type { DemoTheory } from './theory.ts';

/** Every demonstration theory, in every state a poll can be in; exactly one of them is featured and open. */
export const demoTheories: DemoTheory[] = [
  ...salNaLanterna,
  ...reinadoDeQuinta,
  ...poeiraDeSelene,
  ...ultimoBondeParaAlvora,
  ...protocoloJatoba,
  ...trezeAndaresAbaixo,
  ...feiticoGenerico,
  ...ceuDeRabiola,
];
