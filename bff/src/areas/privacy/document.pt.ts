/** What the document of one's data says in Portuguese. */
export const documentPt = {
  title: 'Seus dados em {name}',
  lead: 'Este documento reúne tudo o que {promoter} guarda sobre você na plataforma {name}, como garante o artigo 18 da Lei Geral de Proteção de Dados (Lei 13.709/2018). Emitido em {when}, horário de Brasília.',
  contact:
    'Para corrigir algo que não dá para corrigir no seu perfil, ou para perguntar sobre os seus dados, escreva para {contact}.',
  nothing: 'Nada registrado.',
};

export type DocumentTexts = typeof documentPt;
