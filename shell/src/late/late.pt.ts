export const latePt = {
  'release.label': 'Versão nova',
  'release.text': 'Há uma versão mais nova desta página. Termine o que estiver fazendo e recarregue.',
  'release.reload': 'Recarregar',
  'release.later': 'Agora não',
  'preview.label': 'Prévia de uma versão',
  'preview.text':
    'Você está vendo {{remote}} na versão {{build}}, que não está no ar. Vale para todas as abas deste navegador, até {{until}} ou até a última delas ser fechada.',
  'preview.leave': 'Sair da prévia',
};
