/** What the registry of microfrontends tells the audit (docs/decisions/shipping-remotes.md). */
export const remoteTermsPt = {
  'action.promote': 'Versão no ar',
  'action.canary': 'Canário',
  'action.rollback': 'Volta de versão',
  'action.take_back': 'Canário retirado',

  'resource.remotes': 'Microfrontends',

  'field.build': 'Versão',
  'field.percent': 'Fatia dos visitantes',
};
